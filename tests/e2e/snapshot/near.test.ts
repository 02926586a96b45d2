import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Lab, openLab } from './support/browser.ts'
import { look } from './support/look.ts'

let lab: Lab
beforeAll(async () => {
  lab = await openLab()
})
afterAll(() => lab.close())

const long = process.env.LONG === '1'

/** Ways to lay things out, some of which put them far from what they lie in. */
const styles = [
  '',
  'height:400px',
  'height:0',
  'height:100px;overflow:auto',
  'height:100vh',
  'position:absolute;top:300px',
  'position:relative;top:-500px',
  'position:fixed;bottom:10px;right:10px',
  'position:sticky;top:0',
  'margin-top:-300px',
  'margin-top:1500px',
  'display:flex;flex-wrap:wrap;gap:50px',
  'display:flex;flex-direction:column-reverse;gap:80px',
  'display:grid;grid-template-columns:repeat(3,1fr);row-gap:90px',
  'columns:3',
  'float:left;width:30%',
  'display:contents',
  'display:none',
  'transform:translateY(-600px)',
]

type Tree = { style: number; many: number; children: Tree[] }
const tree = fc.letrec<{ node: Tree }>((tie) => ({
  node: fc.record({
    style: fc.nat(styles.length - 1),
    // Now and then as many as are looked at before they are entered.
    many: fc.oneof({ weight: 6, arbitrary: fc.nat(4) }, { weight: 1, arbitrary: fc.integer({ min: 65, max: 200 }) }),
    children: fc.oneof({ maxDepth: 3 }, fc.constant([] as Tree[]), fc.array(tie('node'), { maxLength: 4 })),
  }),
})).node

describe('reading what is in view', () => {
  it('loses nothing of it', async () => {
    const page = await lab.open('')
    await fc.assert(
      fc.asyncProperty(fc.array(tree, { minLength: 1, maxLength: 4 }), fc.nat(100), async (trees, part) => {
        let count = 0
        const html = ({ style, many, children }: Tree): string =>
          `<div style="${styles[style]}">${Array.from({ length: many }, () => `<p><button>B${++count}.</button></p>`).join('')}${children.map(html).join('')}</div>`
        await page.evaluate(
          ([body, percent]) => {
            document.body.innerHTML = body
            scrollTo(0, (document.documentElement.scrollHeight * percent) / 100)
          },
          [trees.map(html).join(''), part] as const,
        )
        const whole = await look(page, { boxes: true })
        const inView = whole.lines.filter((line) => {
          const [x = 0, y = 0, width = 0, height = 0] = (/box=(.*)$/.exec(line)?.[1] ?? '').split(',').map(Number)
          return /"B\d/.test(line) && y >= 0 && y + height <= 720 && x >= 0 && x + width <= 1280
        })
        const near = (await look(page, { scope: 'viewport', budget: inView.length * 30 + 300 })).lines.join('\n')
        const lost = inView.map((line) => /"B\d+\."/.exec(line)?.[0] ?? '').filter((name) => !near.includes(name))
        // What lies in a scrolled box out of its sight is not in view, and may be folded.
        const seen = await page.evaluate(
          (names) =>
            names.filter((name) => {
              const button = [...document.querySelectorAll('button')].find((b) => `"${b.textContent}"` === name)
              const box = button?.getBoundingClientRect()
              return box && document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2) === button
            }),
          lost,
        )
        expect(seen).toEqual([])
      }),
      { numRuns: long ? 300 : 40, seed: long ? Date.now() % 100_000 : 7 },
    )
    await page.close()
  }, 600_000)

  it('costs what is in view, not what the page is long, and says what it did not read', async () => {
    const page = await lab.open(
      `<main>${Array.from({ length: 5000 }, (_, i) => `<section><h2>Part ${i}</h2><p>Words of it.</p><button>Open ${i}</button></section>`).join('')}</main>`,
    )
    const { lines, folded } = await look(page, { scope: 'viewport', budget: 1500 })
    expect(lines.join('\n')).toContain('"Open 0"')
    expect(lines.length).toBeLessThan(300)
    expect(folded).toBeGreaterThan(4000)
    expect(lines.at(-1)).toMatch(/^ *… about \d+ more below: look \{"ref": "e\d+"\}$/)
    const shown = new Set(lines.join('\n').match(/Open \d+/g))
    const next: string[] = []
    for (const ref of lines.flatMap((line) => /look \{"ref": "(e\d+)"\}/.exec(line)?.[1] ?? [])) {
      next.push(...((await look(page, { ref, budget: 1500 })).lines.join('\n').match(/Open \d+/g) ?? []))
    }
    expect(next[0]).toBe(`Open ${shown.size}`)
    expect(next.length).toBeGreaterThan(10)
    await page.close()
  })

  it('tells what changed out of view, and not what was only read for the first time', async () => {
    const page = await lab.open(
      `<main>${Array.from({ length: 900 }, (_, i) => `<section><h2>Part ${i}</h2><button>Open ${i}</button></section>`).join('')}</main>`,
    )
    const view = { scope: 'viewport', budget: 1200 } as const
    await look(page, view)
    await page.evaluate(() => scrollTo(0, 9000))
    expect((await look(page, view)).diff).toEqual({ added: [], removed: [], changed: [] })
    await page.evaluate(() => {
      const parts = document.querySelectorAll('section')
      parts[2]?.remove()
      parts[880]?.insertAdjacentHTML('beforeend', '<div role="alert">Sold out</div>')
      const button = parts[3]?.querySelector('button')
      if (button) button.textContent = 'Closed 3'
    })
    const { diff } = await look(page, view)
    expect(diff?.added).toEqual(['alert "Sold out"'])
    expect(diff?.removed).toEqual(['heading "Part 2" level=2', expect.stringMatching(/^button "Open 2" \[e\d+\]$/)])
    expect(diff?.changed).toEqual([expect.stringMatching(/^button "Closed 3" \[e\d+\] \(was "Open 3"\)$/)])
    await page.close()
  })
})
