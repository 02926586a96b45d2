import { below, textOf } from '../page/around.ts'
import type { PageNode } from '../page/page-node.ts'
import { parsePage } from '../page/parse-page.ts'

const wrong =
  /\b(?:please|must|required|invalid|errors?|wrong|choose|select|enter|cannot|can't|could not|couldn't|not (?:valid|possible|found|enough|available|accepted|know|a )|unknown|failed|missing|only \d+|sorry|expired|too (?:long|short|many|few|early|late)|does not|do not|don't|check)\b/i

const complaints = (text: string): PageNode[] =>
  parsePage(text).nodes.filter((node) => node.role === 'alert' && wrong.test(textOf(node)))

const invalid = (text: string): PageNode[] =>
  parsePage(text).nodes.filter(({ states }) => states.some((state) => /^invalid(?!=false)/.test(state)))

/** What the page objects to since the last action: an alert, or fields it marks as wrong. Empty where it does not. */
export const complaintOf = (before: string, now: string): string => {
  const known = new Set(complaints(before).map(textOf))
  const fresh = complaints(now).filter((node) => !known.has(textOf(node)))
  const [alert] = fresh
  if (alert) return textOf(alert).replace(/\s+/g, ' ').slice(0, 300)
  const bad = new Set(invalid(before).map(({ ref, name }) => ref || name))
  const worse = invalid(now).filter(({ ref, name }) => !bad.has(ref || name))
  const said = worse.map((node) =>
    [node.name, ...node.notes, ...[...below(node)].map(({ name }) => name)].filter(Boolean).join(', '),
  )
  return said.length > 0 ? `wrong: ${said.slice(0, 5).join('; ')}`.slice(0, 300) : ''
}
