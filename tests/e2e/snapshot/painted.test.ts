import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Lab, openLab } from './support/browser.ts'
import { look } from './support/look.ts'
import { countColours } from './support/pixels.ts'

let lab: Lab
beforeAll(async () => {
  lab = await openLab()
})
afterAll(() => lab.close())

const runs = process.env.LONG ? 200 : 10
const seed = Number(process.env.SEED ?? 20_261_201)

const box = fc.record({
  x: fc.integer({ min: 0, max: 500 }),
  y: fc.integer({ min: 0, max: 250 }),
  w: fc.integer({ min: 24, max: 700 }),
  h: fc.integer({ min: 24, max: 450 }),
  z: fc.constantFrom('auto', '-1', '0', '1', '2'),
  turn: fc.constantFrom(0, 0, 0, 30, 45),
  radius: fc.constantFrom('0', '0', '12px', '50%'),
  kind: fc.constantFrom('solid', 'solid', 'solid', 'glass'),
  inside: fc.boolean(),
})
type Box = typeof box extends fc.Arbitrary<infer T> ? T : never

const colour = (n: number) => `#${(0x10_20_30 + n * 0x21_07_13).toString(16).padStart(6, '0')}`

/** Buttons of a colour each, some within the one before, some of glass: not to be seen, and letting clicks through. */
function html(boxes: Box[]): string {
  const draw = (n: number): string => {
    const b = boxes[n]
    if (!b) return ''
    const style = `position:absolute;left:${b.x}px;top:${b.y}px;width:${b.w}px;height:${b.h}px;z-index:${b.z};border-radius:${b.radius};rotate:${b.turn}deg;background:${colour(n)};${b.kind === 'glass' ? 'opacity:0;pointer-events:none' : ''}`
    const own = `<div role="button" tabindex="0" class="box" aria-label="Box ${n}" style="${style}"></div>`
    // In a stacking context of its own.
    return b.inside ? `<div style="position:relative;z-index:0">${own}${draw(n + 1)}</div>` : `${own}${draw(n + 1)}`
  }
  return `<!doctype html><body style="margin:0;background:#fff">${draw(0)}`
}

type Seen = { share: number; line: string; colour: string }

async function compare(boxes: Box[]): Promise<Seen[]> {
  const page = await lab.open(html(boxes))
  const shoot = () => page.screenshot({ type: 'png' })
  const { lines } = await look(page)
  const together = await countColours(page, await shoot())
  const out: Seen[] = []
  for (const n of boxes.keys()) {
    await page.evaluate((at) => {
      for (const [i, el] of document.querySelectorAll<HTMLElement>('.box').entries())
        el.style.visibility = i === at ? '' : 'hidden'
    }, n)
    const alone = (await countColours(page, await shoot())).get(colour(n)) ?? 0
    const line = lines.find((one) => one.includes(`- button "Box ${n}"`)) ?? ''
    if (alone > 0) out.push({ share: (together.get(colour(n)) ?? 0) / alone, line, colour: colour(n) })
  }
  await page.close()
  return out
}

/** What may be said where so much of a box was painted. Edges are blended; a corner under another may go unsaid. */
function isRight({ share, line }: Seen): boolean {
  const said = /\(covered/.test(line) ? 'hidden' : /\(partly covered/.test(line) ? 'partial' : 'visible'
  if (share < 0.002) return said === 'hidden'
  if (share < 0.03) return said !== 'visible'
  if (share < 0.9) return said === 'partial'
  return share < 0.9999 ? said !== 'hidden' : said === 'visible'
}

it('says of each box what was painted of it', { timeout: runs * 20_000 }, async () => {
  const counts = { hidden: 0, partial: 0, visible: 0 }
  await fc.assert(
    fc.asyncProperty(fc.array(box, { minLength: 2, maxLength: 6 }), async (boxes) => {
      const seen = await compare(boxes)
      for (const { share } of seen) counts[share < 0.002 ? 'hidden' : share < 0.985 ? 'partial' : 'visible']++
      expect(seen.filter((one) => !isRight(one))).toEqual([])
    }),
    { seed, numRuns: runs, endOnFailure: true },
  )
  expect(Object.values(counts).every((count) => count > 0)).toBe(true)
})
