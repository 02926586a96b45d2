import { useEffect } from 'preact/hooks'
import { Header } from './parts/header.tsx'
import { LiveRegions } from './parts/live-regions.tsx'
import { TroubleBanner } from './parts/trouble-banner.tsx'
import { current, followWindow } from './state/current.ts'
import { home } from './state/home.ts'
import { shown } from './state/trouble.ts'
import { view } from './state/view.ts'
import { t } from './text/t.ts'
import { History } from './views/history.tsx'
import { Models } from './views/models.tsx'
import { Notes } from './views/notes.tsx'
import { Past } from './views/past.tsx'
import { Run } from './views/run.tsx'
import { Sites } from './views/sites.tsx'
import { Start } from './views/start.tsx'

/** Nothing is drawn before the worker has said which it is, so that nothing flashes by. */
function Main() {
  const run = current.value
  return (
    <>
      <Header />
      {home.value && run && (run.id === '' ? <Start /> : <Run key={run.id} run={run} />)}
    </>
  )
}

function Shown() {
  const at = view.value
  if (at.at === 'models') return <Models adding={at.adding} />
  if (at.at === 'sites') return <Sites />
  if (at.at === 'notes') return <Notes />
  if (at.at === 'history') return <History />
  if (at.at === 'past') return <Past run={at.run} />
  return <Main />
}

function Banner() {
  const run = current.value
  const trouble = shown.value
  const dismiss = () => {
    shown.value = null
  }
  if (trouble) return <TroubleBanner {...trouble} dismiss={dismiss} />
  if (run && !run.reachable.value)
    return <TroubleBanner sentence={t('unreachable')} wayOut={t('unreachableWay')} retry={run.retry} />
  return null
}

export function App() {
  useEffect(followWindow, [])
  return (
    <>
      <LiveRegions />
      <div class="banner">
        <Banner />
      </div>
      <Shown />
    </>
  )
}
