import { textOf } from '../page/around.ts'
import { complaintsIn, invalidIn } from '../page/complaints.ts'
import { parsePage } from '../page/parse-page.ts'

/** What the page objects to since the last action: an alert, or fields it marks as wrong. Empty where it does not. */
export const complaintOf = (before: string, now: string): string => {
  const [old, fresh] = [parsePage(before).nodes, parsePage(now).nodes]
  const known = new Set(complaintsIn(old).map(textOf))
  const alert = complaintsIn(fresh).find((node) => !known.has(textOf(node)))
  if (alert) return textOf(alert).replace(/\s+/g, ' ').slice(0, 300)
  const bad = new Set(invalidIn(old).map(({ node }) => node.ref || node.name))
  const worse = invalidIn(fresh).filter(({ node }) => !bad.has(node.ref || node.name))
  return worse.length > 0
    ? `wrong: ${worse
        .map(({ said }) => said)
        .slice(0, 5)
        .join('; ')}`.slice(0, 300)
    : ''
}
