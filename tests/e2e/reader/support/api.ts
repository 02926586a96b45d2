import { inPass } from '../../../../src/content/dom/pass.ts'
import { tablesIn } from '../../../../src/content/reader/extract/extract.ts'
import { nextOf } from '../../../../src/content/reader/extract/next-link.ts'
import { outlineOf } from '../../../../src/content/reader/outline/outline.ts'
import { readPage } from '../../../../src/content/reader/read-page.ts'
import { createScrollThrough } from '../../../../src/content/reader/scroll-through.ts'
import { seenCopy } from '../../../../src/content/reader/seen-copy.ts'
import { createRefs } from '../../../../src/content/snapshot/refs.ts'
import { createGuard } from '../../../../src/content/watch/guard.ts'

const refs = createRefs()
refs.attach(0, { from: 1, to: 10_000 })
const guard = createGuard(() => undefined)

const at = (selector?: string) => (selector === undefined ? null : document.querySelector(selector))

export const read = (what: 'text' | 'all' = 'text', selector?: string) =>
  inPass(() => readPage(document, what, at(selector)))

export const extract = (selector?: string, like?: string) =>
  inPass(() => {
    const copy = seenCopy(document)
    const found = tablesIn(copy, { el: at(selector) ?? undefined, like })
    return found.map(({ table, top }) => ({ ...table, next: nextOf(copy, top)?.outerHTML ?? null }))
  })

export const outline = (broken?: 'links') =>
  inPass(() => {
    const copy = seenCopy(document)
    if (broken) {
      const all = copy.body.querySelectorAll.bind(copy.body)
      copy.body.querySelectorAll = ((selector: string) => {
        if (selector === 'a[href]') throw new Error('no links here')
        return all(selector)
      }) as typeof copy.body.querySelectorAll
    }
    return outlineOf({ copy, ref: (live) => refs.refOf(live) ?? '' })
  })

export const scrolling = createScrollThrough(() => guard)
export { guard }
