import { assertive, polite } from '../state/announce.ts'

/** Two regions that are there from the start: a region that comes with its words is often not read out. */
export function LiveRegions() {
  return (
    <>
      <div class="unseen" aria-live="polite" aria-atomic="true">
        <span key={polite.value.n}>{polite.value.text}</span>
      </div>
      <div class="unseen" aria-live="assertive" aria-atomic="true">
        <span key={assertive.value.n}>{assertive.value.text}</span>
      </div>
    </>
  )
}
