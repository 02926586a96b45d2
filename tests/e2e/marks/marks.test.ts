import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  grantSite,
  type Launched,
  launchWithExtension,
  openTab,
  type PageServer,
  servePages,
  triggerAction,
  until,
} from '../../support/extension.ts'
import { isFramed, type Rect, targetRects } from './support/inked.ts'
import { pages } from './support/pages.ts'
import { decode } from './support/pixels.ts'
import { openScene } from './support/scene.ts'

let browser: Launched
let server: PageServer
let blank: string

beforeAll(async () => {
  server = await servePages(pages)
  browser = await launchWithExtension()
  await triggerAction(browser, await openTab(browser, 'about:blank'))
  await grantSite(browser, new URL(server.url('shop.test')).origin)
  blank = await openTab(browser, 'about:blank', true)
})
afterAll(async () => {
  await browser?.close()
  await server?.close()
})

type Path = keyof typeof pages
type Size = { width: number; height: number; scale?: number }
const open = (path: Path, size?: Size) => openScene(browser, server.url('shop.test', path), size)

/** page, how many marks, in which window. */
const drawn: [Path, number, Size?][] = [
  ['/light', 6],
  ['/dark', 6],
  ['/table', 192],
  ['/crowd', 300],
  ['/shadow', 4],
  ['/modal', 2],
  ['/rtl', 4],
  ['/strict', 1],
  ['/hostile', 2],
  ['/zoomed', 3],
  ['/light', 6, { width: 640, height: 360, scale: 2 }],
  ['/rtl', 4, { width: 640, height: 360, scale: 1.5 }],
]

it.each(drawn)(
  '%s: %d elements are framed, each where it is, and nothing is left behind',
  async (path, count, size) => {
    const scene = await open(path, size)
    const rects = (await scene.inPage(targetRects)) as Rect[]
    const { marks, crowded, more } = await scene.mark()
    expect(marks).toHaveLength(count)
    expect([crowded, more]).toEqual([0, 0])
    expect(new Set(marks.map(({ ref }) => ref)).size).toBe(count)
    const picture = await decode(browser, blank, await scene.shot(`${path.slice(1)}-${size?.scale ?? 1}`))
    const unframed = rects.filter((rect) => !isFramed(picture, rect, size?.scale))
    expect(unframed).toEqual([])
    expect(await scene.unmark()).toEqual({ steady: true })
    expect(await scene.inPage('document.documentElement.children.length')).toBe(2)
  },
)

it('what lies under something else has no frame, and a dashed, paler one where a part of it is seen', async () => {
  const scene = await open('/overlapping')
  const { marks } = await scene.mark()
  await scene.shot('overlapping')
  const partly = new Map(marks.map((mark) => [mark.name, mark.partly]))
  expect(partly.has('Under')).toBe(false)
  expect(partly.get('Half')).toBe(true)
  expect(partly.get('Card 0')).toBe(true)
  expect(partly.get('Card 13')).toBe(false)
})

it('covers each secret, in every page', async () => {
  for (const [path, ids] of [
    ['/light', ['secret', 'card']],
    ['/dark', ['secret', 'card']],
  ] as const) {
    const scene = await open(path)
    const rects = (await scene.inPage(
      `${JSON.stringify(ids)}.map((id) => { const { left, top, right, bottom } = document.getElementById(id).getBoundingClientRect(); return { left, top, right, bottom } })`,
    )) as Rect[]
    await scene.mark({ marks: false })
    const picture = await decode(browser, blank, await scene.shot(`secrets-${path.slice(1)}`))
    for (const { left, top, right, bottom } of rects) {
      for (let x = left; x < right; x += 7) {
        for (let y = top; y < bottom; y += 3) expect(picture.at(x, y)).toEqual([0x24, 0x27, 0x2c])
      }
    }
    await scene.unmark()
  }
})

describe('a page', () => {
  it('sees one node come and go, and nothing move', async () => {
    const scene = await open('/light')
    await scene.inPage(`(() => {
      window.seen = { added: 0, removed: 0, other: 0, shifts: 0 }
      new MutationObserver((all) => { for (const one of all) { seen.added += one.addedNodes.length; seen.removed += one.removedNodes.length; if (one.type !== 'childList') seen.other++ } })
        .observe(document, { childList: true, subtree: true, attributes: true, characterData: true })
      new PerformanceObserver((list) => { seen.shifts += list.getEntries().length }).observe({ type: 'layout-shift' })
      document.querySelector('input').focus()
      window.at = () => JSON.stringify([[60, 100], [150, 140], [200, 170], [48, 90]].map(([x, y]) => document.elementFromPoint(x, y)?.outerHTML)) + document.documentElement.scrollHeight + document.activeElement.name
      window.before = at()
    })()`)
    await scene.mark()
    expect(await scene.inPage('at() === before')).toBe(true)
    expect(await scene.inPage('document.documentElement.lastElementChild.shadowRoot')).toBe(null)
    await scene.unmark()
    expect(await scene.inPage('new Promise((done) => setTimeout(() => done(seen), 100))')).toEqual({
      added: 1,
      removed: 1,
      other: 0,
      shifts: 0,
    })
  })

  it.each([
    ['scrolls', 'document.body.style.height = "3000px"; scrollTo(0, 50)'],
    ['moves a secret field', 'secret.style.marginLeft = "60px"'],
    ['shows another secret field', 'document.body.insertAdjacentHTML("beforeend", "<input type=password>")'],
    ['takes the drawing out', 'document.documentElement.lastElementChild.remove()'],
    ['puts the drawing down', 'document.documentElement.lastElementChild.hidePopover()'],
  ])('that %s meanwhile is told from one that stands still', async (_, act) => {
    const scene = await open('/light')
    await scene.mark()
    await scene.inPage(`{ ${act} }`)
    expect(await scene.unmark()).toEqual({ steady: false })
    expect(await scene.inPage('document.documentElement.children.length')).toBe(2)
  })

  it('that will not have it opened gets no drawing, and is not steady', async () => {
    const scene = await open('/light')
    await scene.inPage(`addEventListener('beforetoggle', (event) => event.target.remove(), true)`)
    await scene.mark()
    expect(await scene.unmark()).toEqual({ steady: false })
    expect(await scene.inPage('document.documentElement.children.length')).toBe(2)
  })
})

describe('the drawing goes', () => {
  const children = 'document.documentElement.children.length'

  it('by itself in time', async () => {
    const scene = await open('/light')
    await scene.inPage(`{
      window.seen = []
      window.gone = new Promise((done) => new MutationObserver((all) => {
        for (const one of all) seen.push(one.addedNodes.length - one.removedNodes.length)
        if (seen.at(-1) === -1) done(seen)
      }).observe(document.documentElement, { childList: true }))
      0
    }`)
    await scene.mark({ deadline: 300 })
    expect(await scene.inPage('gone')).toEqual([1, -1])
    expect(await scene.unmark()).toEqual({ steady: false })
  })

  it('when the frame is let go', async () => {
    const scene = await open('/light')
    await scene.mark()
    await scene.detach()
    expect(await scene.inPage(children)).toBe(2)
  })

  it('when another one comes', async () => {
    const scene = await open('/light')
    await scene.mark()
    await scene.mark()
    expect(await scene.inPage(children)).toBe(3)
    await scene.unmark()
    expect(await scene.inPage(children)).toBe(2)
  })

  it('when the page is left: it is not there when it comes back from the cache', async () => {
    const scene = await open('/light')
    await scene.inPage('window.same = true')
    await scene.mark()
    const at = (path: string) =>
      until(path, () =>
        scene.inPage(`location.pathname === '${path}' && document.readyState === 'complete'`).catch(() => false),
      )
    await scene.inPage('setTimeout(() => { location.href = "/inner" })')
    await at('/inner')
    await scene.inPage('setTimeout(() => history.back())')
    await at('/light')
    expect(await scene.inPage(`[window.same, ${children}].join()`)).toBe('true,2')
  })
})

it('each frame draws its own; what has not drawn stays covered', async () => {
  const scene = await open('/frames')
  const top = await scene.mark()
  const inner = await Promise.all(scene.frames.slice(1).map((frame) => scene.mark({ frame })))
  const listed = inner.find(({ path }) => path?.join() === '0')
  expect(listed?.marks.map(({ ref, name }) => [ref.split('e')[0], name])).toContainEqual([
    expect.stringMatching(/^f\d$/),
    'Inside',
  ])
  expect(top.holes).toHaveLength(2)
  const rect = (await scene.inPage(
    `(() => { const { left, top, right, bottom } = document.querySelector('iframe').getBoundingClientRect(); return { left, top, right, bottom } })()`,
  )) as Rect
  const covered = await decode(browser, blank, await scene.shot('frames-covered'))
  const corner = (picture: typeof covered) => picture.at(rect.right - 20, rect.bottom - 20)
  expect(corner(covered)).toEqual([0x24, 0x27, 0x2c])
  await scene.uncover(top.holes.filter(({ index }) => index === 0).map(({ key }) => key))
  const uncovered = await decode(browser, blank, await scene.shot('frames-uncovered'))
  expect(corner(uncovered)).toEqual([255, 255, 255])
  for (const frame of scene.frames) expect(await scene.unmark(frame)).toEqual({ steady: true })
})

it('a hidden tab is drawn in too, without waiting for frames that never come', async () => {
  const scene = await open('/light')
  await openTab(browser, 'about:blank')
  expect(await scene.inPage('document.visibilityState')).toBe('hidden')
  expect((await scene.mark()).marks).toHaveLength(6)
  expect(await scene.unmark()).toEqual({ steady: true })
})
