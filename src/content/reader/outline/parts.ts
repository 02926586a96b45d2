import type { Outline } from '../../../protocol/outline.ts'
import { rectOf } from '../../dom/native.ts'
import { clean } from '../../snapshot/clean.ts'
import { nameOf } from '../../snapshot/name.ts'
import { tableRows } from '../extract/table-rows.ts'
import { textOf } from '../grid.ts'
import type { Outlining } from './outline.ts'

/** Headings in reading order. */
export function headingsIn({ copy, ref }: Outlining): NonNullable<Outline['headings']> {
  return [...copy.body.querySelectorAll('h1, h2, h3, h4, h5, h6')].slice(0, 200).flatMap((el) => {
    const live = copy.sourceOf.get(el)
    const text = clean(textOf(el), 200)
    return live && text !== '' ? [{ level: Number(el.localName[1]), text, ref: ref(live) }] : []
  })
}

/** Data tables with their columns. */
export function tablesIn({ copy }: Outlining): NonNullable<Outline['tables']> {
  return [...copy.body.querySelectorAll('table')].slice(0, 50).flatMap((el) => {
    const [found] = tableRows(el)
    const title = textOf(el.querySelector('caption')) || (el.getAttribute('aria-label') ?? '')
    if (!found) return []
    return [
      { title: clean(title, 200), rows: found.rows.length, columns: found.columns.slice(0, 30).map((one) => one.name) },
    ]
  })
}

/** Lists of three items or more, with how they begin. */
export function listsIn({ copy }: Outlining): NonNullable<Outline['lists']> {
  return [...copy.body.querySelectorAll('ul, ol, dl')]
    .flatMap((el) => {
      const items = [...el.children].filter((child) => /^(li|dt)$/.test(child.localName) && textOf(child) !== '')
      if (items.length < 3 || el.closest('nav')) return []
      const first = items.slice(0, 3).map((item) => clean(textOf(item), 80))
      return [{ title: clean(el.getAttribute('aria-label') ?? '', 200), items: items.length, first }]
    })
    .slice(0, 40)
}

/** Pictures, videos, sounds and drawings that have a size. */
export function mediaIn({ copy }: Outlining): NonNullable<Outline['media']> {
  const kinds = ['img', 'video', 'audio', 'canvas', 'iframe']
  return [...copy.body.querySelectorAll(kinds.map((kind) => `[data-tag=${kind}]`).join())]
    .slice(0, 200)
    .flatMap((el) => {
      const live = copy.sourceOf.get(el)
      const kind = el.getAttribute('data-tag') ?? ''
      if (!live) return []
      const { width, height } = rectOf(live)
      const name = clean(kind === 'img' ? (el.getAttribute('alt') ?? '') : nameOf(live), 120)
      // What is small and says nothing is decoration.
      if (kind === 'img' && name === '' && width * height < 10_000) return []
      return [{ kind, name, width: Math.round(width), height: Math.round(height) }]
    })
    .slice(0, 60)
}
