import { queryAll } from './doc.ts'
import { attr, closest, documentOf, queryAllIn, rectOf, tagOf } from './native.ts'

/** Areas of the map that an image uses. */
export function areasIn(img: Element): Element[] {
  const name = attr(img, 'usemap')?.slice(1)
  const map = queryAll(documentOf(img), 'map').find((el) => name !== '' && attr(el, 'name') === name)
  return map ? [...queryAllIn(map, 'area[href],area[onclick]')] : []
}

/** The image that shows an area of a map. */
export function imageOf(area: Element): Element | null {
  const map = closest(area, 'map')
  const name = map && attr(map, 'name')
  return queryAll(documentOf(area), 'img[usemap]').find((img) => attr(img, 'usemap') === `#${name}`) ?? null
}

/** What has a box in its stead: of an area the image, else the element itself. */
export const drawnBy = (el: Element): Element => (tagOf(el) === 'area' ? (imageOf(el) ?? el) : el)

/** Where an area of a map is drawn; of a polygon the box around it. Null where no image shows it. */
export function areaBox(area: Element): DOMRect | null {
  const img = imageOf(area)
  if (!img) return null
  const { left, top, width, height } = rectOf(img)
  const at = (attr(area, 'coords') ?? '').split(/[\s,]+/).map(Number)
  const [x = 0, y = 0, radius = 0] = at
  if (at.length < 3) return new DOMRect(left, top, width, height)
  if (at.length === 3) return new DOMRect(left + x - radius, top + y - radius, radius * 2, radius * 2)
  const [xs, ys] = [at.filter((_, i) => i % 2 === 0), at.filter((_, i) => i % 2 === 1)]
  const [x1, y1] = [Math.min(...xs), Math.min(...ys)]
  return new DOMRect(left + x1, top + y1, Math.max(...xs) - x1, Math.max(...ys) - y1)
}
