import { amountsIn } from '../match/price.ts'
import { below, textOf } from '../page/around.ts'
import type { PageNode } from '../page/page-node.ts'

/** A value of the page and what it is called. */
export type Labelled = { label: string; value: string; node: PageNode }

const cellRoles = new Set(['cell', 'gridcell', 'rowheader', 'columnheader'])
const words = new Set([
  'text',
  'paragraph',
  'generic',
  'strong',
  'emphasis',
  'status',
  'alert',
  'listitem',
  'term',
  'definition',
  'caption',
  'time',
  'mark',
  'note',
  'link',
])
const fields = new Set([
  'textbox',
  'searchbox',
  'spinbutton',
  'combobox',
  'slider',
  'date',
  'progressbar',
  'meter',
  'listbox',
])

const plainText = (node: PageNode): string => (node.name || textOf(node)).trim()

const ofTerms = (node: PageNode): Labelled[] => {
  const siblings = node.parent?.children ?? []
  const values: PageNode[] = []
  for (const next of siblings.slice(siblings.indexOf(node) + 1)) {
    if (next.role !== 'definition') break
    values.push(next)
  }
  return values.map((value) => ({ label: plainText(node), value: plainText(value), node: value }))
}

const cellsOf = (row: PageNode): PageNode[] => row.children.filter(({ role }) => cellRoles.has(role))

const headsOf = (row: PageNode): string[] => {
  for (let at = row.parent; at; at = at.parent) {
    if (!['table', 'grid', 'treegrid', 'rowgroup'].includes(at.role)) return []
    const head = [...below(at)].find(
      (one) =>
        one.role === 'row' && cellsOf(one).length > 1 && cellsOf(one).every(({ role }) => role === 'columnheader'),
    )
    if (head) return cellsOf(head).map(plainText)
  }
  return []
}

const ofRow = (row: PageNode): Labelled[] => {
  const cells = cellsOf(row)
  const [first, ...rest] = cells
  if (!first || cells.every(({ role }) => role === 'columnheader')) return []
  const heads = headsOf(row)
  return rest.flatMap((cell, index) => {
    const head = heads[index + 1]
    const value = { value: plainText(cell), node: cell }
    const label = head ? `${plainText(first)} ${head}` : plainText(first)
    return [{ label, ...value }, ...(head ? [{ label: head, ...value }] : [])]
  })
}

/** `Order number: 1043`, `Total €45.00`, `Your order number is LL-1043.` */
const ofText = (node: PageNode, text: string): Labelled[] => {
  const found: Labelled[] = []
  const colon = /^([^:]{2,60}):\s+(.+)$/.exec(text)
  if (colon) found.push({ label: colon[1] ?? '', value: colon[2] ?? '', node })
  const is = /\b((?:[\p{L}-]+ ){0,4}[\p{L}-]+) (?:is|are|was|comes to) (.+?)(?:\.(?:\s|$)|[;!]|$)/u.exec(text)
  if (is) found.push({ label: is[1] ?? '', value: is[2] ?? '', node })
  const [amount, ...others] = amountsIn(text)
  const at = amount ? text.indexOf(amount) : 0
  if (amount && !is && !colon && others.length === 0 && at > 1) {
    const label = text.slice(0, at).replace(/[\s:,–−-]+$/, '')
    if (label.split(' ').length <= 6)
      found.push({ label, value: `${/[−-]\s?$/.exec(text.slice(0, at))?.[0] ?? ''}${text.slice(at)}`, node })
  }
  return found
}

const valueLike = (text: string): boolean => text.length <= 120 && /\d|free|none|yes|no\b/i.test(text)

/** Two texts side by side, the first of them a name. */
const ofNeighbours = (node: PageNode): Labelled[] => {
  const siblings = node.parent?.children ?? []
  const next = siblings[siblings.indexOf(node) + 1]
  if (!next || !words.has(next.role) || next.role === 'definition') return []
  const [label, value] = [plainText(node), plainText(next)]
  if (!label || label.length > 40 || amountsIn(label).length > 0 || !valueLike(value)) return []
  return [{ label: label.replace(/:$/, ''), value, node: next }]
}

const ofHeading = (node: PageNode): Labelled[] => {
  const siblings = node.parent?.children ?? []
  const next = siblings[siblings.indexOf(node) + 1]
  return next && words.has(next.role) && plainText(next)
    ? [{ label: node.name, value: plainText(next), node: next }]
    : []
}

/** Everything on a page that has a name and a value, the surest kinds first. */
export const labelled = (nodes: PageNode[]): Labelled[] => {
  const sure: Labelled[] = []
  const loose: Labelled[] = []
  for (const node of nodes) {
    if (node.role === 'term') sure.push(...ofTerms(node))
    else if (node.role === 'row') sure.push(...ofRow(node))
    else if (fields.has(node.role) && node.name) sure.push({ label: node.name, value: node.value ?? '', node })
    if (words.has(node.role) && node.name) sure.push(...ofText(node, node.name))
    if (words.has(node.role) && node.role !== 'term') loose.push(...ofNeighbours(node))
    if (node.role === 'heading') loose.push(...ofHeading(node))
  }
  return [...sure, ...loose].filter(({ label, value }) => label && value)
}
