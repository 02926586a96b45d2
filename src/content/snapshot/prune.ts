import { styleOf } from '../dom/native.ts'
import { clean } from './clean.ts'
import { keepLines } from './clean-lines.ts'
import { kindOf } from './evidence/likes.ts'
import { addShape, prunedTarget } from './evidence/pointer-target.ts'
import type { Item } from './item.ts'
import { dropRepeats, joinShortTexts } from './repeats.ts'
import { isCell, layRow } from './table.ts'
import { madeOf } from './text-parts.ts'

/** Roles that say nothing without a name: with one child or none they are in the way. */
const wrappers = new Set('article figure form group list listitem menu navigation region search toolbar'.split(' '))
/** Roles that mean something while they are empty. */
const speaking = new Set(
  `alertdialog audio canvas dialog heading iframe img math meter option progressbar tab text video`.split(/\s+/),
)
const punctuation = /^[\s|·•/\\,;:\-–—›»«‹>]+$/

/** The content of an item whose parts are pruned, without what repeats or only wraps. */
export function tidy(item: Item): Item[] {
  if (item.children.length === 0) return item.children
  const items = joinShortTexts(ungroup(dropRepeats(item.children.filter(isTold), item), item))
  for (const child of items) if (child.far < item.far) item.far = child.far
  const only = items.length === 1 ? items[0] : undefined
  // A list that is all there is in its landmark.
  const isBareList = only?.role === 'list' && !only.name && !only.target && item.role !== 'document'
  return isBareList ? only.children : items
}

/** What becomes of an item whose content is tidied: itself, its content, or nothing. */
export function pruned(item: Item): Item[] {
  inlineText(item)
  if (item.role === 'row') layRow(item)
  // What is in a cell says the same.
  if (isCell(item) && item.children.some(({ target, name }) => target && name === item.name)) item.name = ''
  if (item.target) return prunedTarget(item)
  if (item.role === 'generic') return item.name || item.text || item.children.length > 1 ? [item] : item.children
  // Without its empty cells a row would not fit its columns.
  if (isCell(item)) return [item]
  return prunedPart(item, !item.filled)
}

function prunedPart(item: Item, wasEmpty: boolean): Item[] {
  const { children } = item
  if (item.role === 'separator' || item.role === 'none') return children
  if (item.role === 'img') {
    addShape(item)
    if (!item.name && !item.text) return children
  }
  if (item.role === 'heading' && children.length === 1) return prunedHeading(item, children)
  const isEmpty = children.length === 0 && !item.text && !item.cells
  // A name that said all there was in it stays.
  if (isEmpty && !speaking.has(item.role) && (wasEmpty || !item.name)) return []
  if (item.role === 'heading' && isEmpty && !item.name) return []
  return wrappers.has(item.role) && !item.name && !item.text && children.length < 2 ? children : [item]
}

/** Lines and columns as their author set them: code, verse, a message. */
const countsSpace = ({ el, text }: Item) =>
  /\n|\s\s/.test(text.trim()) && styleOf(el).getPropertyValue('white-space-collapse').startsWith('preserve')

function isTold(item: Item): boolean {
  if (item.role !== 'text') return true
  // What took over the text of its only child has it clean.
  if (item.node !== item.el) item.text = (countsSpace(item) ? keepLines : clean)(item.text, 10_000)
  if (item.text.includes('~~ ~~')) item.text = item.text.replace(/~~ ~~/g, ' ')
  return item.text !== '' && !(item.text.length < 9 && punctuation.test(item.text))
}

/** `listitem` around one text is `listitem "text"`. */
function inlineText(item: Item): void {
  const { children } = item
  if (item.name || children.length === 0 || children.some((c) => c.role !== 'text')) return
  if (item.role === 'clickable') {
    item.name = clean(children.map((c) => c.text).join(' '), 120)
    item.children = []
  } else if (children.length === 1 && item.role !== 'heading') {
    item.text = children[0]?.text ?? ''
    item.far = Math.min(item.far, children[0]?.far ?? item.far)
    madeOf(item, children)
    item.children = []
    if (item.role === 'generic' && !item.target) item.role = 'text'
  }
}

/** A heading that is one link: the link's line says so. */
function prunedHeading(item: Item, children: Item[]): Item[] {
  const only = children[0]
  if (!only?.target || only.name !== item.name) return [item]
  return [{ ...only, notes: [`heading ${item.state?.level || ''}`.trim(), ...only.notes] }]
}

const isGroup = (item: Item) =>
  (item.role === 'generic' || item.role === 'group') && !item.target && !item.name && !item.text

/** Nameless groups stay only where several of a kind stand side by side: cards, whose parts belong together. */
function ungroup(items: Item[], parent: Item): Item[] {
  if (!items.some(isGroup)) return items
  const counts = new Map<string, number>()
  const kinds = items.map((item) => (isGroup(item) ? kindOf(item.el) : ''))
  for (const kind of kinds) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  const inTable = parent.role === 'table' || parent.role === 'row' || parent.role === 'grid'
  const out: Item[] = []
  items.forEach((item, i) => {
    const kind = kinds[i] ?? ''
    const stays = kind === '' || (!inTable && item.children.length > 1 && (counts.get(kind) ?? 0) > 1)
    if (stays) out.push(item)
    else out.push(...item.children)
  })
  return out
}
