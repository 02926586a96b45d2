import { groupNames, headingOver } from '../page/around.ts'
import type { PageNode } from '../page/page-node.ts'
import { nameOf } from './find-target.ts'
import { wordsOf } from './fold-words.ts'
import { HOLDS, scoreName } from './score-name.ts'
import { type View, withRef } from './view.ts'

/** What a button says that sends such a field off: "newsletter" stands nowhere beside "Subscribe". */
const sent: [RegExp, RegExp][] = [
  [/\b(?:newsletter|mailing list|subscription|news|letter)\b/i, /^(?:subscribe|sign up|sign me up|join)\b/i],
]

/** The button that comes right after a field, with nothing but texts between. */
const buttonAfter = ({ nodes }: View, field: PageNode): PageNode | null => {
  const next = nodes.slice(field.order + 1, field.order + 6).find(({ ref }) => ref)
  return next?.role === 'button' ? next : null
}

/** Fields that only what stands around them names: the group, the heading above, the button beside. */
export const fieldsBeside = (view: View, words: string, fits: (node: PageNode) => boolean): PageNode[] => {
  if (wordsOf(words).length === 0) return []
  const fields = withRef(view).filter(fits)
  const close = fields.filter((field) => {
    const button = buttonAfter(view, field)
    const names = button ? [nameOf(button)] : []
    const spoken = sent.some(([asked, name]) => asked.test(words) && names.some((one) => name.test(one)))
    return spoken || [...groupNames(field), ...names].some((name) => scoreName(words, name) >= HOLDS)
  })
  if (close.length > 0) return close
  return fields.filter(
    (field) => groupNames(field).length === 0 && scoreName(words, headingOver(view.nodes, field)?.name ?? '') >= HOLDS,
  )
}
