import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { meet, placeLabels, type Size } from '../../../src/content/marks/place-labels.ts'

type Box = Parameters<typeof placeLabels>[0][number]

const boxIn = ({ width, height }: Size) =>
  fc
    .tuple(
      fc.double({ min: -50, max: width, noNaN: true }),
      fc.double({ min: -50, max: height, noNaN: true }),
      fc.double({ min: 0, max: 400, noNaN: true }),
      fc.double({ min: 0, max: 120, noNaN: true }),
    )
    .map(([left, top, w, h]): Box => ({ left, top, right: left + w, bottom: top + h }))

const size = fc.record({ width: fc.integer({ min: 10, max: 60 }), height: fc.integer({ min: 8, max: 30 }) })

const scene = fc
  .record({ width: fc.integer({ min: 20, max: 1600 }), height: fc.integer({ min: 20, max: 900 }) })
  .chain((view) =>
    fc
      .array(fc.tuple(boxIn(view), size), { maxLength: 120 })
      .map((all) => ({ view, boxes: all.map(([box]) => box), sizes: all.map(([, one]) => one) })),
  )

const within = (label: Box, view: Size) =>
  label.left >= 0 && label.top >= 0 && label.right <= view.width && label.bottom <= view.height

const distance = (a: Box, b: Box) =>
  Math.max(0, a.left - b.right, b.left - a.right) + Math.max(0, a.top - b.bottom, b.top - a.bottom)

describe('labels of marks', () => {
  it('lie within the viewport, never on one another, and each is placed or counted', () => {
    fc.assert(
      fc.property(scene, ({ view, boxes, sizes }) => {
        const { labels, overflow } = placeLabels(boxes, sizes, view)
        expect(labels).toHaveLength(boxes.length)
        const placed = labels.filter((label) => label !== null)
        expect(placed.length + overflow).toBe(boxes.length)
        for (const [at, label] of placed.entries()) {
          expect(within(label, view)).toBe(true)
          expect(placed.slice(at + 1).filter((other) => meet(label, other))).toEqual([])
        }
        for (const [at, label] of labels.entries()) {
          const wanted = sizes[at]
          if (label)
            expect([label.right - label.left, label.bottom - label.top]).toEqual([wanted?.width, wanted?.height])
        }
      }),
      { numRuns: 300 },
    )
  })

  it('leaves a label out only where the viewport has no free place for it at all', () => {
    const small = fc.record({ width: fc.integer({ min: 20, max: 130 }), height: fc.integer({ min: 20, max: 90 }) })
    const crowd = small.chain((view) =>
      fc.record({
        view: fc.constant(view),
        all: fc.array(fc.tuple(boxIn(view), size), { minLength: 5, maxLength: 40 }),
      }),
    )
    fc.assert(
      fc.property(crowd, ({ view, all }) => {
        const sizes = all.map(([, one]) => one)
        const { labels } = placeLabels(
          all.map(([box]) => box),
          sizes,
          view,
        )
        const lost = labels.indexOf(null)
        if (lost < 0) return
        const { width, height } = sizes[lost] as Size
        const before = labels.slice(0, lost).filter((label) => label !== null)
        for (let x = 0; x + width <= view.width; x++) {
          for (let y = 0; y + height <= view.height; y++) {
            const place = { left: x, top: y, right: x + width, bottom: y + height }
            expect(before.some((label) => meet(label, place))).toBe(true)
          }
        }
      }),
      { numRuns: 60 },
    )
  })

  it('stands a lone label on its element, in the corners of the viewport too', () => {
    const view = { width: 800, height: 600 }
    fc.assert(
      fc.property(boxIn(view), size, (box, one) => {
        const inside = { left: Math.max(0, box.left), top: Math.max(0, box.top), right: box.right, bottom: box.bottom }
        fc.pre(inside.right > inside.left && inside.bottom > inside.top && inside.right < 800 && inside.bottom < 600)
        const [label] = placeLabels([inside], [one], view).labels
        expect(label && distance(label, inside)).toBeLessThanOrEqual(1)
      }),
    )
  })

  it('keeps the labels of a dense table at their cells', () => {
    const boxes = Array.from({ length: 300 }, (_, i) => {
      const [column, row] = [i % 15, Math.floor(i / 15)]
      return { left: column * 80, top: 40 + row * 32, right: column * 80 + 76, bottom: 40 + row * 32 + 28 }
    })
    const { labels, overflow } = placeLabels(
      boxes,
      boxes.map(() => ({ width: 30, height: 14 })),
      { width: 1280, height: 720 },
    )
    expect(overflow).toBe(0)
    const far = labels.filter((label, at) => label && distance(label, boxes[at] as Box) > 1)
    expect(far).toEqual([])
  })

  it('takes the upper edge where nothing stands above, and stays off a neighbour', () => {
    const view = { width: 400, height: 300 }
    const one = { width: 24, height: 14 }
    const [alone] = placeLabels([{ left: 100, top: 100, right: 180, bottom: 130 }], [one], view).labels
    expect(alone).toEqual({ left: 100, top: 86, right: 124, bottom: 100 })
    const pair = [
      { left: 100, top: 100, right: 180, bottom: 130 },
      { left: 100, top: 60, right: 180, bottom: 100 },
    ]
    const [beside] = placeLabels(pair, [one, one], view).labels
    expect(beside && meet(beside, pair[1] as Box)).toBe(false)
  })
})
