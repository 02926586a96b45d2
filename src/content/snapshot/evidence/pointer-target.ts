import { tagOf } from '../../dom/native.ts'
import type { Evidence } from '../interactive.ts'
import type { Box, Item } from '../item.ts'
import { guess } from './guess.ts'
import { pictureWords, shapeOf, tooltipOf } from './picture-words.ts'

const maxFound = 2

/** The first controls within, as many as matter. */
function targetsIn(items: readonly Item[], into: Item[] = []): Item[] {
  for (const item of items) {
    if (into.length >= maxFound) break
    if (item.target) into.push(item)
    else {
      if (item.cells) for (const cell of item.cells) targetsIn(cell, into)
      targetsIn(item.children, into)
    }
  }
  return into
}

const area = ({ left, top, right, bottom }: Box) => (right - left) * (bottom - top)

const ticks = new Set(['checkbox', 'radio'])

/** Does the only control in it leave so little of the box that a click on the box is a click on the control? */
function isFilledBy(outer: Item, inner: Item): boolean {
  // What it says besides may be what is clicked.
  const isBare = outer.children.every((c) => c === inner || targetsIn(c.children)[0] === inner)
  // The box of a tick and its row tick alike, but a tick may stand in a row that opens.
  return (isBare && !ticks.has(inner.role)) || !outer.box || !inner.box || area(inner.box) >= area(outer.box) * 0.8
}

/** Nothing but controls side by side, as stars and days, or a field that is written in wherever it is clicked. */
function isMadeOf({ children, box, notes }: Item, inner: Item[]): boolean {
  if (inner.length > 0 && notes.includes('text')) return true
  if (children.length < 2 || !box || !children.every((c) => c.target)) return false
  return children.reduce((sum, c) => sum + (c.box ? area(c.box) : 0), 0) >= area(box) * 0.6
}

const speechless = new Set([
  'clickable',
  'button',
  'img',
  'gridcell',
  'cell',
  'listitem',
  'tab',
  'option',
  'menuitem',
  'slider',
])

/** A shape that carries a name is told from others by what it looks like too. */
export function addShape({ el, name, notes }: Item): void {
  const shape = name && shapeOf(el)
  if (shape) notes.push(shape)
}

/** Says of a control without name or content what is known of it. */
function addWords(item: Item): void {
  const { el } = item
  // Letters of an icon font say nothing.
  if (/^[\uE000-\uF8FF\s]+$/.test(item.name)) item.name = tooltipOf(el)
  addShape(item)
  if (item.name || item.text || item.children.length > 0 || !speechless.has(item.role) || item.state?.value) return
  item.name = item.role === 'clickable' || item.role === 'img' ? tooltipOf(el) : ''
  if (item.name) return
  item.notes.push(...pictureWords(el))
}

/** Nothing more than a guess, and it proved wrong: what is in it stays. */
function demoted(item: Item): Item[] {
  item.target = false
  item.notes = item.notes.filter((note) => note !== guess)
  if (item.role !== 'clickable') return [item]
  item.role = item.children.length === 0 && item.name ? 'text' : 'generic'
  if (item.role === 'text') [item.text, item.name] = [item.name, '']
  return item.name || item.text || item.children.length > 1 ? [item] : item.children
}

const guesses = new Set<Evidence>(['word', 'likes', 'choice', 'row'])
export const isGuess = (evidence: Evidence): boolean => guesses.has(evidence)

const maxGuessed = { parts: 6, text: 80 }

/** What becomes of a control whose content is tidied: itself, or its content where that says it all. */
export function prunedTarget(item: Item): Item[] {
  const { children, evidence } = item
  const inner = targetsIn(children)
  if (evidence === 'word' || evidence === 'likes') {
    const length = item.name.length + item.text.length
    if (inner.length > 0 || children.length > maxGuessed.parts || length > maxGuessed.text) return demoted(item)
  }
  // A row is only told from a layout by what it says besides its controls.
  if (evidence === 'row' && !(inner.length > 0 && children.some((c) => !c.target && (c.name || c.text))))
    return demoted(item)
  const isRoleless = item.role === 'clickable'
  if (evidence === 'pointer' && isRoleless && isMadeOf(item, inner)) return children
  const [only] = inner
  if (only && inner.length === 1 && !item.name && tagOf(item.el) !== 'tr') {
    const isShell = evidence === 'pointer' || (isRoleless && !item.text && children.length === 1)
    if (isShell && isFilledBy(item, only)) return children
  }
  const said = [item, ...children].map(({ name, text }) => `described: ${JSON.stringify(name || text)}`)
  item.notes = item.notes.filter((note) => !said.includes(note))
  const known = item.notes.length
  addWords(item)
  const isEmpty = !item.name && !item.text && children.length === 0
  if (evidence === 'pointer' && isEmpty && isRoleless && !hasSize(item, known)) return []
  return [item]
}

/** An empty box with a hand is an icon or a swatch; a page-wide one of which no more is known is a ground. */
const hasSize = ({ box, notes }: Item, known: number) =>
  box === null || (known > 0 && notes.length > known) || box.right - box.left < 400
