/** An option as a person reads it. */
export type Choice = { label: string; value: string; disabled: boolean }

export type Chosen<C extends Choice> = { found: C } | { found: null; why: string }

export const folded = (text: string): string => text.replace(/\s+/g, ' ').trim()
const lower = (text: string) => folded(text).toLowerCase()

/** Most certain first: the first row that any option fits decides, and there only one may fit. */
const ways: ((choice: Choice, wanted: string, index: number) => boolean)[] = [
  (choice, wanted) => folded(choice.label) === folded(wanted),
  (choice, wanted) => choice.value !== '' && choice.value === wanted,
  (choice, wanted) => lower(choice.label) === lower(wanted),
  (_choice, wanted, index) => /^\d+$/.test(wanted) && Number(wanted) === index,
  (choice, wanted) => lower(wanted).length > 1 && lower(choice.label).includes(lower(wanted)),
]

/** `"Small", "Large" and 12 more` */
export function listed(choices: readonly Choice[]): string {
  const labels = [...new Set(choices.map((c) => folded(c.label)))].filter(Boolean)
  const shown = labels.slice(0, 30).map((label) => JSON.stringify(label.slice(0, 80)))
  return shown.join(', ') + (labels.length > 30 ? ` and ${labels.length - 30} more` : '')
}

/** By label, value, label in any case, index from 0, or the only label that contains it. */
export function choose<C extends Choice>(choices: readonly C[], wanted: string): Chosen<C> {
  for (const fits of ways) {
    const fitting = choices.filter((choice, index) => fits(choice, wanted, index))
    const [first] = fitting
    if (!first) continue
    if (fitting.length > 1 && fitting.some((c) => c.label !== first.label || c.value !== first.value))
      return { found: null, why: `Several options fit ${JSON.stringify(wanted)}: ${listed(fitting)}.` }
    if (first.disabled) return { found: null, why: `The option ${JSON.stringify(folded(first.label))} is disabled.` }
    return { found: first }
  }
  return { found: null, why: `No option ${JSON.stringify(wanted)}. There are: ${listed(choices) || 'none'}.` }
}
