import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Lab, openLab } from './support/lab.ts'

let lab: Lab
beforeAll(async () => {
  lab = await openLab()
})
afterAll(() => lab.close())

const runs = process.env.LONG ? 300 : 15

const box = fc.record({
  x: fc.integer({ min: -50, max: 950 }),
  y: fc.integer({ min: -50, max: 1400 }),
  w: fc.integer({ min: 5, max: 700 }),
  h: fc.integer({ min: 5, max: 500 }),
  z: fc.integer({ min: 0, max: 3 }),
  place: fc.constantFrom('absolute', 'fixed'),
  kind: fc.constantFrom('div', 'button', 'a href=#over', 'shadow', 'label for=other', 'div style-none'),
})
type Box = typeof box extends fc.Arbitrary<infer T> ? T : never

const style = (b: Box) =>
  `position:${b.place};left:${b.x}px;top:${b.y}px;width:${b.w}px;height:${b.h}px;z-index:${b.z};background:#08f8;` +
  (b.kind === 'div style-none' ? 'pointer-events:none;' : '')

const drawn = (b: Box, id: string) =>
  b.kind === 'shadow'
    ? `<x-over class=box id=${id} style="${style(b)}"></x-over>`
    : `<${b.kind.split(' style')[0]} class=box id=${id} style="${style(b)}">${id}</${b.kind.split(' ')[0]}>`

/** Puts the boxes up, the first being the target; counts what each click arrives at. */
const page = (
  boxes: Box[],
) => `<body style="height:2000px;margin:0"><input id=other type=checkbox>${boxes.map((b, n) => drawn(b, `b${n}`)).join('')}
  <script>for (const x of document.querySelectorAll('x-over')) x.attachShadow({ mode: 'open' }).innerHTML = '<button style="width:100%;height:100%">in</button>'
  // A label means its box, and passes its click on to it.
  window.hits = []
  for (const type of ['pointerdown', 'mousedown', 'mouseup', 'click']) addEventListener(type, (e) => { hits.push(b0.htmlFor && e.target === other ? 'b0' : e.composedPath().find((n) => n.className === 'box')?.id ?? 'page') }, true)
  </script>`

const seed = Number(process.env.SEED ?? 20_261_130)

test('no click lands on another element than the one named', { timeout: runs * 8000 }, async () => {
  let landed = 0
  let covered = 0
  await fc.assert(
    fc.asyncProperty(fc.array(box, { minLength: 1, maxLength: 7 }), async (boxes) => {
      const { run } = await lab.open(page(boxes))
      const { outcome } = await run<{ outcome: string }>(`act.run({ do: 'click', ref: '#b0' })`)
      const hits = await run<string[]>('hits')
      if (outcome === 'done') landed++
      else covered++
      expect(hits.filter((id) => id !== 'b0')).toEqual([])
      expect(hits.length > 0).toBe(outcome === 'done')
      // Where nothing was clicked, no point of a fine grid would have done.
      if (outcome === 'covered' && boxes[0]?.kind !== 'div style-none') {
        const open = await run<number>(openPoints)
        expect(open).toBeLessThan(0.5)
      }
    }),
    { seed, numRuns: runs, endOnFailure: true },
  )
  expect(landed).toBeGreaterThan(0)
  expect(covered).toBeGreaterThan(0)
})

/** Share of the target's area in the viewport that is free. */
const openPoints = `(() => {
  const r = b0.getBoundingClientRect(); let free = 0, all = 0
  for (let x = r.left + 1; x < r.right; x += r.width / 20) for (let y = r.top + 1; y < r.bottom; y += r.height / 20) {
    if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) continue
    all++; if (document.elementFromPoint(x, y) === b0) free++
  }
  return all ? free / all : 0
})()`
