// What is read out of a page beyond its snapshot.
import { readerLane } from '../protocol/content.ts'
import { bring } from './bring.ts'
import { topOf } from './dom/doc.ts'
import { attr } from './dom/native.ts'
import { inPass } from './dom/pass.ts'
import { tablesIn } from './reader/extract/extract.ts'
import { nextOf } from './reader/extract/next-link.ts'
import { findLines, hasText } from './reader/find.ts'
import { outlineOf } from './reader/outline/outline.ts'
import { createScrollThrough } from './reader/scroll-through.ts'
import { seenCopy } from './reader/seen-copy.ts'
import { rememberAll } from './snapshot/remember.ts'

bring('reader', readerLane, (frame) => {
  const { refs, snapshotter } = frame
  const scrolling = createScrollThrough(() => frame.guard)
  /** The ref's element; undefined where none was asked for, null where it is gone. */
  const elementOf = (ref: string | undefined) => {
    if (ref === undefined) return undefined
    const found = refs.find(ref)
    return found.state === 'live' ? found.element : null
  }
  const language = () => {
    const top = topOf(document)
    return ((top && attr(top, 'lang')) || navigator.language).slice(0, 60)
  }
  return {
    answers: {
      'frame.find': async ({ query, limit, grant }) =>
        inPass(() => {
          if (grant) refs.grant(grant)
          const items = snapshotter.items()
          const found = findLines(items, query, limit, refs)
          rememberAll(items, refs)
          return { ...found, lastRef: refs.last }
        }),
      'frame.has': async ({ text }) => inPass(() => ({ found: hasText(snapshotter.items(), text) })),
      'frame.extract': async ({ ref, like, grant }) =>
        inPass(() => {
          if (grant) refs.grant(grant)
          const el = elementOf(ref)
          const said = { language: language(), lastRef: refs.last }
          if (el === null && like === undefined) return { tables: [], next: [], ...said, lost: true }
          const copy = seenCopy(document)
          const found = tablesIn(copy, { el: el ?? undefined, like })
          const next = found.map(({ top }) => nextOf(copy, top)).map((link) => (link && refs.refOf(link)) ?? '')
          return { tables: found.map(({ table }) => table), next, ...said, lastRef: refs.last, lost: false }
        }),
      'frame.outline': async ({ grant }) =>
        inPass(() => {
          if (grant) refs.grant(grant)
          const outline = outlineOf({ copy: seenCopy(document), ref: (live) => refs.refOf(live) ?? '' })
          return { outline, lastRef: refs.last }
        }),
      'frame.scroll': async ({ ref }) => ({ step: await scrolling.step(elementOf(ref) ?? null) }),
      'frame.unscroll': async () => ({ end: await scrolling.restore() }),
    },
    close: () => void scrolling.restore(),
  }
})
