import fc from 'fast-check'
import { encode } from 'gpt-tokenizer/encoding/o200k_base'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Lab, openLab } from './support/browser.ts'
import { linesOf, look } from './support/look.ts'

let lab: Lab
beforeAll(async () => {
  lab = await openLab()
})
afterAll(() => lab.close())

const shop = (n: number) => `
  <nav><a href="/">Home</a></nav>
  <main><h1>Shop</h1><ul>${Array.from({ length: n }, (_, i) => `<li><a href="/${i}">Thing ${i}</a> <b>€${i}</b><button>Add</button></li>`).join('')}</ul></main>
  <footer><a href="/imprint">Imprint</a></footer>`

const refIn = (lines: string[]) =>
  lines.map((l) => /look \{"ref": "(\w+)"\}/.exec(l)?.[1]).filter((r) => r !== undefined)

describe('folding', () => {
  it('keeps what is in view, then what is near', async () => {
    const page = await lab.open(shop(400))
    const lines = await linesOf(page, { budget: 900, scope: 'viewport' })
    expect(lines).toContain('link "Home"')
    expect(lines).toContain('"Thing 0"')
    expect(lines).not.toContain('"Thing 390"')
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2))
    const middle = await linesOf(page, { budget: 900, scope: 'viewport' })
    expect(middle).toContain('"Thing 200"')
    expect(middle).not.toContain('"Thing 0"')
    await page.close()
  })

  it('shows a little of every part for the scope of the page', async () => {
    const page = await lab.open(shop(400))
    const lines = await linesOf(page, { budget: 700, scope: 'page' })
    for (const text of ['link "Home"', 'heading "Shop"', '"Thing 0"', 'link "Imprint"']) expect(lines).toContain(text)
    await page.close()
  })

  it('reaches everything by looking at what the folds name', async () => {
    const page = await lab.open(shop(120))
    const seen = new Set<string>()
    const asked = new Set<string>()
    const todo: (string | undefined)[] = [undefined]
    while (todo.length > 0) {
      const ref = todo.shift()
      const { lines } = await look(page, { budget: 600, scope: 'viewport', ...(ref && { ref }) })
      for (const line of lines) for (const thing of line.match(/"Thing \d+"/g) ?? []) seen.add(thing)
      for (const next of refIn(lines)) if (!asked.has(next)) todo.push(next)
      for (const next of refIn(lines)) asked.add(next)
    }
    expect(seen.size).toBe(120)
    await page.close()
  })

  it('lists the options of a drop-down that is looked at', async () => {
    const options = Array.from({ length: 64 }, (_, i) => `<option ${i === 3 ? 'selected' : ''}>Land ${i}`).join('')
    const page = await lab.open(`<label>Country <select>${options}</select></label>`)
    expect(await linesOf(page)).toBe('- combobox "Country" [e1] collapsed = "Land 3" (64 options)')
    const { lines } = await look(page, { ref: 'e1' })
    expect(lines).toHaveLength(65)
    expect(lines[4]).toBe('  - option "Land 3" selected')
    await page.close()
  })

  it('cuts at a depth and adds boxes when asked', async () => {
    const page = await lab.open('<main><nav aria-label="A"><a href="/1">One</a><a href="/2">Two</a></nav></main>')
    expect((await look(page, { depth: 1 })).lines).toEqual([
      '- main',
      '  - navigation "A"',
      expect.stringMatching(/^ {4}… 2 more link: look \{"ref": "e\d+"\}$/),
    ])
    expect(await linesOf(page, { boxes: true })).toMatch(/link "One" \[e\d+\] box=\d+,\d+,\d+,\d+/)
    await page.close()
  })

  it('shows what is in view of a long feed that was scrolled down', async () => {
    const card = (n: number) =>
      `<article style="height:200px"><h2>Review ${n}</h2><div><p>Words of number ${n}, ${'and more '.repeat(20)}</p></div></article>`
    const cards = Array.from({ length: 100 }, (_, n) => card(n + 1)).join('')
    const page = await lab.open(`<main role="feed" aria-label="Reviews">${cards}</main>`)
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    const { lines, folded } = await look(page, { budget: 1500, scope: 'viewport' })
    expect(folded).toBeGreaterThan(50)
    expect(lines.join('\n')).toContain('Review 100')
    expect(lines.join('\n')).not.toContain('Review 1"')
    await page.close()
  })

  it('gives child frames their place', async () => {
    const page = await lab.open('<main><p>Pay here</p><iframe title="Payment" srcdoc="<p>x</p>"></iframe></main>')
    const part = await look(page)
    expect(part.lines).toEqual(['- main', '  - text "Pay here"', '  - iframe "Payment"'])
    expect(part.holes).toEqual([{ line: 2, index: 0, key: 1, indent: 4, x: 10, y: expect.any(Number) }])
    expect(part.path).toEqual([])
    await page.close()
  })

  it('never exceeds its budget, keeps refs, sees no change where there is none', async () => {
    const tags = fc.constantFrom(
      'div',
      'p',
      'ul',
      'li',
      'button',
      'h2',
      'section',
      'span',
      'table',
      'tr',
      'td',
      'label',
      'nav',
    )
    const text = fc.string({ unit: 'grapheme', maxLength: 30 })
    const tree = fc.letrec<{ node: [string, string, string[]] | string }>((tie) => ({
      node: fc.oneof(
        { maxDepth: 5 },
        text,
        fc.tuple(tags, text, fc.array(tie('node') as fc.Arbitrary<string>, { maxLength: 6 })),
      ),
    })).node
    const html = (node: unknown): string => {
      if (!Array.isArray(node)) return String(node).replace(/[<&]/g, '')
      const [tag, label, children] = node as [string, string, unknown[]]
      return `<${tag} class="c">${label.replace(/[<&]/g, '')}${children.map(html).join('')}</${tag}>`
    }
    const page = await lab.open('')
    await fc.assert(
      fc.asyncProperty(
        fc.array(tree, { maxLength: 8 }),
        fc.integer({ min: 0, max: 600 }),
        fc.boolean(),
        async (nodes, budget, inView) => {
          await page.evaluate((inner) => {
            document.body.innerHTML = inner
          }, nodes.map(html).join(''))
          const scope = inView ? 'viewport' : 'page'
          const whole = await look(page, { scope })
          const part = await look(page, { budget, scope })
          expect(encode(part.lines.join('\n')).length).toBeLessThanOrEqual(budget)
          expect(part.tokens).toBeLessThanOrEqual(budget)
          expect(part.diff).toEqual({ added: [], removed: [], changed: [] })
          const again = await look(page, { scope })
          expect(again.lines).toEqual(whole.lines)
          expect(again.diff).toEqual({ added: [], removed: [], changed: [] })
        },
      ),
      { numRuns: 60 },
    )
    await page.close()
  })
})
