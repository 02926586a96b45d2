import { activeOf } from '../dom/doc.ts'
import { isEditingHost } from '../dom/focusable.ts'
import { attr, documentOf, firstChildOf, hasAttr, holds, rectOf } from '../dom/native.ts'
import { bit, every } from './css/bits.ts'
import { hint, hintsOf } from './evidence/hints.ts'
import { likesOf } from './evidence/likes.ts'
import { isFramedSign, isGlyph, isOwnGlyph, isSigned, isWord, littleIn } from './evidence/little.ts'
import { look, looksLikeButton } from './evidence/look.ts'
import { placeAmongLikes } from './evidence/place-among-likes.ts'
import type { View } from './view.ts'

const roles = new Set(
  `button checkbox combobox gridcell link listbox menuitem menuitemcheckbox menuitemradio option radio scrollbar
  searchbox slider spinbutton switch tab textbox treeitem`.split(/\s+/),
)
const tags = new Set('a button canvas input select summary textarea video audio'.split(' '))

/** Boxes that take the focus to be scrolled or announced and do nothing when clicked. */
const containers = new Set('alertdialog dialog document group log main navigation region row table tabpanel'.split(' '))

/** Roles under which a likeness counts: whatever else has a role says by it what it is. */
const guessable = new Set(
  'generic none paragraph listitem cell gridcell img heading strong emphasis row article term definition'.split(' '),
)

/**
 * Why an element can be acted on, strongest first. Listeners that a script adds cannot be seen from a content script, nor
 * can what frameworks keep on the elements, so evidence is indirect: role or tag; markup of handlers; a place in the tab
 * order or the focus itself; a mouse pointer that changes here; words of class, test id or tag; being one of several
 * alike that look like controls.
 */
export type Evidence = 'role' | 'handler' | 'focus' | 'pointer' | 'choice' | 'word' | 'likes' | 'row'

/** Where the mouse pointer says something: it changes at this element, or above it, or above it and here once more. */
export type Hand = 'none' | 'here' | 'above' | 'again'

type Seen = { el: Element; tag: string; flags: number; view: View }

/** A rule of its own for what is inherited anyway marks a control within a control. */
export function handOf({ el, tag, flags, view }: Seen, above: View): Hand {
  if (!view.pointer || tag === 'html' || tag === 'body') return 'none'
  if (!above.pointer) return 'here'
  const isOwn = flags === every ? attr(el, 'style')?.includes('cursor:') : flags & bit.cursor
  return isOwn ? 'again' : 'above'
}

/** Null where nothing says that it can be acted on. `quiet`: it lies in a control, where likenesses mean nothing. */
export function evidenceOf(el: Element, tag: string, role: string, hand: Hand, quiet: boolean): Evidence | null {
  if (roles.has(role) && !(role === 'option' && tag === 'option') && (role !== 'gridcell' || hasAttr(el, 'tabindex')))
    return 'role'
  if (tags.has(tag) && (tag !== 'a' || hasAttr(el, 'href'))) return 'role'
  if (tag === 'option') return null
  const bits = hintsOf(el, tag)
  if (bits & hint.editable && isEditingHost(el)) return 'role'
  if (bits & hint.handler) return 'handler'
  if (bits & hint.tabindex && !containers.has(role)) return 'focus'
  if (bits & hint.focusable && activeOf(documentOf(el)) === el) return 'focus'
  // A tag that is a button may have a cross that is one of its own.
  if (quiet) return hand !== 'none' && bits & hint.small && bits & hint.control ? 'word' : null
  if (bits & hint.dead) return null
  if (hand === 'here') return 'pointer'
  return guessable.has(role) ? guessed(el, tag, hand, bits) : null
}

/** An icon cut out of a ground, or an empty box with a tooltip: a face that opens the account. */
function isDrawn(el: Element): boolean {
  const { width, height } = rectOf(el)
  return width <= 48 && height >= 8 && (look(el) & 1) !== 0 && (hasAttr(el, 'title') || (look(el) & 8) !== 0)
}

function guessed(el: Element, tag: string, hand: Hand, bits: number): Evidence | null {
  // A thumb of a slider, but the thumb of a story.
  if (bits & hint.control && tag !== 'img' && !holds(el, 'input')) return 'word'
  if (tag === 'a') return firstChildOf(el) && !hasAttr(el, 'name') ? 'word' : null
  if (tag === 'td' && (bits & hint.place || (bits & hint.small && bits & hint.thing))) return 'word'
  const place = hand === 'none' && bits & hint.classed ? placeAmongLikes(el) : null
  if (place) return place
  const text = littleIn(el)
  if (text === null) return null
  if (hand === 'again' && (text === '' || isGlyph(text))) return 'pointer'
  if (likesOf(el, tag)?.has(el)) return 'likes'
  if (hand !== 'none') return bits & hint.small && isOwnGlyph(text) ? 'word' : null
  if (isGlyph(text) || (text === '' && bits & hint.small)) return 'word'
  if (!(bits & hint.classed)) return null
  if (text === '') return firstChildOf(el) === null && isDrawn(el) ? 'word' : null
  if (isSigned(text) || (isFramedSign(text) && look(el) & 1)) return 'word'
  return tag === 'div' && isWord(text) && looksLikeButton(el) ? 'word' : null
}
