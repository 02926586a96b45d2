import { attr, firstChildOf, hasAttr, isElement, nextSiblingOf, parentNodeOf, rectOf } from '../../dom/native.ts'
import { perPass } from '../../dom/pass.ts'
import { kindOf } from './likes.ts'
import { littleIn } from './little.ts'
import { look } from './look.ts'
import { word, wordsOf } from './words.ts'

/** By kind: how many there are, times four, and whether some (1) and others not (2) are marked as chosen. */
const kindsIn = perPass((parent): Map<string, number> => {
  const kinds = new Map<string, number>()
  for (let n = firstChildOf(parent); n; n = nextSiblingOf(n)) {
    if (!isElement(n) || !hasAttr(n, 'class')) continue
    const kind = kindOf(n)
    const isChosen = wordsOf(attr(n, 'class') ?? '') & word.state
    kinds.set(kind, ((kinds.get(kind) ?? 0) + 4) | (isChosen ? 1 : 2))
  }
  return kinds
})

/** `choice`: some of several alike are marked as active, selected or unread; `row`: one of several rows with room around. */
export function placeAmongLikes(el: Element): 'choice' | 'row' | null {
  const parent = parentNodeOf(el)
  const kind = isElement(parent) ? (kindsIn(parent).get(kindOf(el)) ?? 0) : 0
  if (kind < 8) return null
  if ((kind & 3) === 3) return 'choice'
  if (littleIn(el) !== null) return null
  if (!(look(el) & 4)) return null
  const { top, bottom } = rectOf(el)
  return bottom - top > 20 && bottom - top < 100 ? 'row' : null
}
