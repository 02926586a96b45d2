import { shadowRootOf } from '../dom/composed.ts'
import { clean } from './clean.ts'
import type { Item } from './item.ts'
import type { Place } from './place.ts'
import { openChildren, type Walking } from './walking.ts'

const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')

/** A name that the eye does not see can mislead: says what is written there when that is something else. */
export function noteShown(item: Item, place: Place, walking: Walking): void {
  const seen: Item[] = []
  const looking: Place = { ...place, into: seen, quiet: false, item: null, close: 'flat', above: null }
  openChildren(looking, shadowRootOf(place.el), walking)
  walking.walkIn(looking, walking)
  walking.run = null
  const text = clean(seen.map((i) => i.text || i.name).join(' '), 60)
  const [a, b] = [letters(text), letters(item.name)]
  if (a.length > 1 && !a.includes(b) && !b.includes(a)) item.notes.push(`shows ${JSON.stringify(text)}`)
}
