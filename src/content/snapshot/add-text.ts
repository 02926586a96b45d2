import { dataOf, plainRect } from '../dom/native.ts'
import { isInked, isReadable } from './ink.ts'
import { makeItem } from './item.ts'
import { isClearIn, type Place } from './place.ts'
import { goesOn } from './text-parts.ts'
import { distance } from './view.ts'
import type { Walking } from './walking.ts'

const longest = 20_000
const maxBlank = 100
const blank = /\S/

/** Adds a text that can be seen to the line that it goes on, or as a line of its own. */
export function addText(text: Text, place: Place, walking: Walking): void {
  const data = dataOf(text)
  const run = walking.run?.into === place.into ? walking.run : null
  if (!blank.test(data)) {
    if (run) run.item.text += data.length < maxBlank ? data : ' '
    return
  }
  if (!place.shown) return
  walking.range.selectNodeContents(text)
  const box = plainRect(walking.range.getBoundingClientRect())
  const { el, view } = place
  if (!isReadable(data, box, view, walking.screen)) return
  if (!isClearIn(place) && !isInked(el, box, walking.screen, view.opacity)) return
  const said = place.tag === 's' || place.tag === 'del' ? `~~${data.trim()}~~ ` : data
  if (run) {
    if (run.item.text.length < longest) run.item.text += said
    goesOn(run.item, text)
    return
  }
  const item = makeItem(place.el, 'text')
  item.node = text
  item.text = said.length > longest ? said.slice(0, longest) : said
  item.box = box
  item.far = distance(box, place.view, walking.screen)
  place.into.push(item)
  walking.run = { item, into: place.into }
}
