import type { RunState } from './run-state.ts'

/** Line breaks in a quoted text of a page are written as `\n`. */
const fold = (text: string) =>
  text
    .replace(/(?:\\[nt]|[\s"'“”‘’„])+/g, ' ')
    .trim()
    .toLowerCase()

/** Tools whose results show what is there. Others repeat the model's own words, which prove nothing. */
const showing = new Set(['look', 'find', 'read', 'extract', 'tabs', 'ask_user'])

/** All that was seen or told in this run; quotes must stand in it. */
function seen(state: RunState): string {
  return fold(
    state.entries
      .flatMap((entry) =>
        entry.kind === 'observation'
          ? [entry.title, entry.url, entry.text, ...(entry.diff ? [...entry.diff.added, ...entry.diff.changed] : [])]
          : entry.kind === 'result' && entry.result === 'ok' && showing.has(entry.name)
            ? [entry.said]
            : [],
      )
      .join('\n'),
  )
}

/** The claim of an end, checked: quotes that were really seen, and what speaks against it. */
export function checkDone(
  state: RunState,
  claim: { success: boolean; evidence: string[] },
): { evidence: string[]; doubts: string[] } {
  const all = seen(state)
  const evidence = claim.evidence.filter((quote) => fold(quote) !== '' && all.includes(fold(quote)))
  if (!claim.success) return { evidence, doubts: [] }
  const last = state.steps.findLast((step) => step.name !== 'done' && step.endedAt !== null)
  const doubts = [
    ...claim.evidence
      .filter((quote) => !evidence.includes(quote))
      .map((quote) => `The quote "${quote}" was not seen in this run.`),
    ...(claim.evidence.length === 0 ? ['No evidence was given.'] : []),
    ...(state.page?.modal ? [`A dialog "${state.page.modal}" is open.`] : []),
    ...(state.page?.unsent ?? []).map((field) => `"${field}" was filled and not sent.`),
    ...(last?.status === 'failed' || last?.status === 'unknown' ? [`The last step did not work: ${last.what}.`] : []),
  ]
  return { evidence, doubts }
}
