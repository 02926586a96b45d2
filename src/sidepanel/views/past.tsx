import { useEffect, useState } from 'preact/hooks'
import { Page } from '../parts/page.tsx'
import { type Follow, follow } from '../state/follow.ts'
import { t } from '../text/t.ts'
import { Run } from './run.tsx'

/** A run of the history, folded from its events and not to be changed. */
export function Past({ run }: { run: string }) {
  const [followed, setFollowed] = useState<Follow | null>(null)
  useEffect(() => {
    const opened = follow(run, () => {})
    setFollowed(opened)
    return opened.close
  }, [run])
  return (
    <Page title={t('pastRun')} from={{ at: 'history' }} class="past">
      {followed && <Run run={followed} past />}
    </Page>
  )
}
