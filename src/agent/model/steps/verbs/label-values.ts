import { findTarget } from '../match/find-target.ts'
import { editable } from '../match/roles.ts'
import { HOLDS } from '../match/score-name.ts'
import type { PageNode } from '../page/page-node.ts'
import { plainTarget } from '../parse/read-target.ts'
import { fluid } from '../parse/solid.ts'
import type { Context } from './move.ts'

export type LabelValue = { node: PageNode; value: string }

const takes = ({ role }: PageNode): boolean => editable.has(role) || role === 'combobox' || role === 'listbox'

/** The field whose label the text begins with, by the longest such beginning, and what follows. */
const fieldBefore = (text: string, context: Context): LabelValue | null => {
  const words = text.trim().split(/\s+/)
  for (let count = Math.min(words.length - 1, 8); count > 0; count--) {
    const label = words.slice(0, count).join(' ').replace(/:$/, '')
    if (/\uE003/.test(label) || /\s(?:and|or|the)$/i.test(label)) continue
    const found = findTarget(context.view, plainTarget(label), takes)
    if (found.state === 'one' && found.score >= HOLDS)
      return {
        node: found.node,
        value: words
          .slice(count)
          .join(' ')
          .replace(/^(?:is|with|as|to|=|:)\s+/i, ''),
      }
  }
  return null
}

/** "postcode 10115 and town Berlin": cut where a label begins. */
const cutAtAnd = (chunk: string, context: Context): LabelValue[] => {
  const first = fieldBefore(chunk, context)
  if (!first) return []
  for (const match of first.value.matchAll(/\s+and\s+/gi)) {
    const rest = cutAtAnd(first.value.slice(match.index + match[0].length), context)
    if (rest.length > 0) return [{ ...first, value: first.value.slice(0, match.index) }, ...rest]
  }
  return [first]
}

/**
 * Several fields in one breath, told apart by the labels of the page: "e-mail a@b.c, full name Ann Lee and town Bonn".
 * Empty where no more than one field is spoken of; null where a part belongs to no field or two to one.
 */
export const labelValues = (text: string, context: Context): LabelValue[] | null => {
  const chunks = text.split(/\s*[,;]\s*(?:and\s+)?/i).filter(Boolean)
  const read = chunks.map((chunk) => cutAtAnd(chunk, context))
  const all = read.flat().map(({ node, value }) => ({ node, value: fluid(value) }))
  if (all.length < 2) return []
  const twice = new Set(all.map(({ node }) => node)).size < all.length
  return twice || read.some((one) => one.length === 0) || all.some(({ value }) => !value) ? null : all
}
