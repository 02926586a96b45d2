import check from 'lucide-static/icons/circle-check.svg?raw'
import dot from 'lucide-static/icons/circle-dot.svg?raw'
import stopped from 'lucide-static/icons/circle-stop.svg?raw'
import cross from 'lucide-static/icons/circle-x.svg?raw'
import { useEffect } from 'preact/hooks'
import { Icon } from '../parts/icon.tsx'
import { Page } from '../parts/page.tsx'
import { current } from '../state/current.ts'
import { loadRuns, runs } from '../state/history.ts'
import { go } from '../state/view.ts'
import { moment } from '../text/format.ts'
import { plain } from '../text/plain.ts'
import { t } from '../text/t.ts'

const icons = { running: dot, done: check, failed: cross, stopped }

/** Every run that is kept, newest first. */
export function History() {
  useEffect(() => void loadRuns(), [])
  return (
    <Page title={t('history')}>
      <main class="sheet">
        {runs.value?.length === 0 && <p class="empty">{t('historyEmpty')}</p>}
        <ul class="list">
          {runs.value?.map(({ id, goal, at, status }) => (
            <li key={id}>
              <button
                type="button"
                class={`entry ${status}`}
                onClick={() => go(id === current.value?.id ? { at: 'main' } : { at: 'past', run: id })}
              >
                <Icon svg={icons[status]} />
                <span class="entry-name">{plain(goal)}</span>
                <span class="entry-more">
                  {t(`run_${status}`)} · {moment(at)}
                </span>
              </button>
            </li>
          ))}
        </ul>
      </main>
    </Page>
  )
}
