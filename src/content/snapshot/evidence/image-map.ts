import { areaBox, areasIn } from '../../dom/area.ts'
import { describe } from '../describe.ts'
import { type Item, makeItem } from '../item.ts'
import type { View } from '../view.ts'

/** The areas of an image's map, which have no box of their own. */
export const areaItems = (img: Element, view: View, far: number): Item[] =>
  areasIn(img).map((el) => {
    const item = makeItem(el, '', { target: true, evidence: 'role', box: areaBox(el), far })
    describe(item, view, true)
    return item
  })
