import { shadowRootOf } from '../dom/composed.ts'
import { holds, textContentOf } from '../dom/native.ts'
import { clean } from './clean.ts'
import type { Item } from './item.ts'
import { misleads } from './misleads.ts'
import type { Place } from './place.ts'
import { openChildren, type Walking } from './walking.ts'

/** Anything but pictures, which say nothing themselves. */
const wordless = ':not(svg,svg *,i)'

/** A name that the eye does not see can mislead: says what is written there when that is something else. */
export function noteShown(item: Item, place: Place, walking: Walking): void {
  const { el } = place
  if (!/\S/.test(textContentOf(el) ?? '') && !shadowRootOf(el) && !holds(el, wordless)) return
  const seen: Item[] = []
  const looking: Place = { ...place, into: seen, quiet: false, item: null, close: 'flat', above: null }
  openChildren(looking, shadowRootOf(el), walking)
  walking.walkIn(looking, walking)
  walking.run = null
  const text = clean(seen.map((i) => i.text || i.name).join(' '), 60)
  if (misleads(item.name, text)) item.notes.push(`shows ${JSON.stringify(text)}`)
}
