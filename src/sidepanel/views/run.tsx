import down from 'lucide-static/icons/arrow-down.svg?raw'
import { useRef } from 'preact/hooks'
import { Button, IconButton } from '../parts/button.tsx'
import { Controls } from '../parts/controls.tsx'
import { EndCard } from '../parts/end-card.tsx'
import { RunStatus } from '../parts/run-status.tsx'
import { TableCard } from '../parts/table-card.tsx'
import { Timeline } from '../parts/timeline.tsx'
import { TroubleBanner } from '../parts/trouble-banner.tsx'
import { useStick } from '../parts/use-stick.ts'
import { WaitingCard } from '../parts/waiting-card.tsx'
import { putRunAway } from '../state/current.ts'
import type { Follow } from '../state/follow.ts'
import { start } from '../state/run.ts'
import { plain } from '../text/plain.ts'
import { t } from '../text/t.ts'

/** A run as it goes on, or as it went: `past` has no controls but "Run again". */
export function Run({ run, past = false }: { run: Follow; past?: boolean }) {
  const box = useRef<HTMLElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const { away, toEnd } = useStick(box, content)
  const state = run.state.value
  const trouble = run.trouble.value
  const writing = run.writing.value

  return (
    <main class="run">
      {state && (
        <div class="run-head">
          <details class="goal">
            <summary>
              <h2>{plain(state.goal)}</h2>
            </summary>
          </details>
          <RunStatus state={state} />
        </div>
      )}
      {trouble && <TroubleBanner {...trouble} />}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys, WCAG 2.1.1 */}
      <section class="scroller" ref={box} tabIndex={0} aria-label={t('timeline')}>
        <div ref={content}>
          {state && <Timeline run={run.id} state={state} marks={run.marks.value} />}
          {writing !== '' && (
            <p class="writing" aria-hidden="true">
              <span>{plain(writing)}</span>
            </p>
          )}
          {state?.tables.map((table) => (
            <TableCard key={table.id} run={run.id} table={table} />
          ))}
          {state?.ended && <EndCard ended={state.ended} />}
        </div>
      </section>
      <div class="dock">
        {away && (
          <span class="latest">
            <IconButton svg={down} label={t('latest')} click={toEnd} />
          </span>
        )}
        {state && !state.ended && !past && (
          <>
            <WaitingCard run={run.id} state={state} />
            <Controls run={run.id} state={state} />
          </>
        )}
        {state && (state.ended || past) && (
          <div class="controls">
            {!past && (
              <Button look="primary" click={putRunAway}>
                {t('newGoal')}
              </Button>
            )}
            <Button click={() => void start(state.goal, state.model)}>{t('runAgain')}</Button>
          </div>
        )}
      </div>
    </main>
  )
}
