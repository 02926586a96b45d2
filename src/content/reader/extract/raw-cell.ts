import type { RawCell } from '../../../protocol/table.ts'
import { textOf } from '../grid.ts'

const within = (el: Element, selector: string) => (el.matches(selector) ? el : el.querySelector(selector))

/** What an element of the copy says as a cell; null where it is empty. */
export function rawCellOf(el: Element | null): RawCell | null {
  if (!el) return null
  const image = within(el, 'img')
  const text = textOf(el) || (image?.getAttribute('alt') ?? '')
  const link = within(el, 'a[href]')?.getAttribute('href')
  const picture = image?.getAttribute('data-picture')
  const check = textOf(el) === '' ? within(el, '[data-check]')?.getAttribute('data-check') : null
  if (text === '' && !link && !picture && !check) return null
  return {
    text: text.slice(0, 5000),
    ...(link && { link }),
    ...(picture && { image: picture }),
    ...(check && { checked: check === '1' }),
  }
}
