import { encode } from 'gpt-tokenizer/encoding/o200k_base'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Lab, openLab } from './support/browser.ts'
import { block, look, seenIn } from './support/look.ts'

let lab: Lab
beforeAll(async () => {
  lab = await openLab()
})
afterAll(() => lab.close())

const seen = (html: string) => seenIn(lab, html)

const seat = (more = '') => `<i class="seat ${more}"></i>`
const seats = `<style>.seat{display:inline-block;width:24px;height:24px;margin:4px;background:#90caf9}.taken{background:#ccc}</style>
  <div>${seat()}${seat()}${seat()}${seat('taken')}${seat()}</div>`

describe('things alike', () => {
  it('share a line, with what they have in common at its end', async () => {
    expect(await seen(seats)).toBe(block`
      - clickable [e1] · [e2] · [e3] · all (maybe, seat, #90caf9, 1 to 3 of 5)
      - clickable [e4] (seat taken) · [e5] (seat, #90caf9, 5 of 5) · all (maybe)`)
  })

  it('say of each what tells it from the others', async () => {
    const swatch = (colour: string) =>
      `<span class="swatch" style="display:inline-block;width:24px;height:24px;background:${colour}"></span>`
    expect(await seen(`<div>${['#dc143c', '#000', '#fff'].map(swatch).join(' ')}</div>`)).toBe(
      '- clickable [e1] (#dc143c) · [e2] (#000) · [e3] (#fff) · all (maybe, swatch)',
    )
    const cell = (n: number) => `<div onclick="0" ${n === 2 ? 'aria-disabled="true"' : ''} style="height:20px"></div>`
    expect(await seen([1, 2, 3].map(cell).join(''))).toBe('- clickable [e1] · [e2] disabled · [e3]')
  })

  it('keep a line each where they say more, or a box is asked for', async () => {
    const days = await seen([1, 2, 3].map((n) => `<div onclick="0">${n}</div>`).join(''))
    expect(days).toBe('- clickable "1" [e1]\n- clickable "2" [e2]\n- clickable "3" [e3]')
    const lines = await seen(
      '<nav><a href="/a">Ada</a> <a href="/b">Bea</a> <a href="/c">Cid</a></nav><button>D</button>',
    )
    expect(lines.match(/ \[e\d+\]$/gm)).toHaveLength(4)
    const page = await lab.open(seats)
    const { lines: boxed } = await look(page, { boxes: true })
    await page.close()
    expect(boxed.filter((line) => / \[e\d+\] .* box=\d+,\d+,24,24$/.test(line))).toHaveLength(5)
  })

  it('put their guess once at the end of a row', async () => {
    const cell = (text: string) => `<td class="cell" data-x="1">${text}</td>`
    const row = `<tr>${cell('Rent')}${cell('900')}</tr>`
    expect(await seen(`<table><tr><th>What<th>May</tr>${row}</table>`)).toBe(block`
      - table 1 row
        - columns: What | May
        - row: cell "Rent" [e1] | cell "900" [e2] · all (maybe)`)
  })

  it('are one change each', async () => {
    const page = await lab.open(seats)
    await look(page)
    await page.evaluate(() => document.querySelectorAll('.seat')[1]?.classList.add('taken'))
    const { diff } = await look(page)
    await page.close()
    expect(diff?.changed[0]).toMatch(/^clickable \[e2\] \(maybe, seat taken.*\) \(was /)
    // The other that is taken was the only one.
    expect(diff?.changed).toHaveLength(2)
  })
})

describe('what is said twice', () => {
  const cases: [string, string, string][] = [
    [
      'a part of a name that is seen in it',
      '<div role=grid><div role=row><div role=gridcell tabindex=0 aria-label="Choose Tuesday, March 17th"><b>17</b></div></div></div>',
      '- grid 1 row\n  - row: gridcell "Choose Tuesday, March 17th" [e1]',
    ],
    [
      'a cell and all that is in it',
      '<div role=grid><div role=row><div role=gridcell aria-label="March 1"><a href=# aria-label="March 1">1</a></div></div></div>',
      '- grid 1 row\n  - row: link "March 1" [e1]',
    ],
    [
      'a text after what it names',
      '<div><input type=radio aria-label="a day"><span>a day</span></div>',
      '- radio "a day" [e1] unchecked',
    ],
    ['an alert that says nothing', '<p>Hi</p><div role=alert></div>', '- text "Hi"'],
    [
      'a tooltip and the text in it',
      '<table><tr><th>A<th>B<tr><td tabindex=0 title="What">What<td>x</table>',
      '- table 1 row\n  - columns: A | B\n  - row: cell "What" [e1] | x',
    ],
  ]
  it.each(cases)('%s', async (_, html, line) => expect(await seen(html)).toBe(line))

  it('stays where it may mean something else', async () => {
    const lines = await seen('<div onclick="0" aria-label="Do not send the money to them">Send</div>')
    expect(lines).toContain('"Send"')
  })
})

describe('white space that counts', () => {
  const cases: [string, string, string][] = [
    [
      'code',
      '<pre><code><b>if</b> (a) {\n  <i>b</i>()\n\n\tc()\n}</code></pre>',
      String.raw`- text "if (a) {\n  b()\n\n\tc()\n}"`,
    ],
    ['columns', '<pre>\na   1\nbc  2</pre>', String.raw`- text "a   1\nbc  2"`],
    ['breaks in verse', '<pre>One<br>  two</pre>', String.raw`- text "One\n  two"`],
    [
      'a message',
      '<p style="white-space:pre-wrap">Dear Ann,\nhow  are you?</p>',
      String.raw`- text "Dear Ann,\nhow  are you?"`,
    ],
    ['none in prose', '<p>Dear Ann,\n   how<br>are you?</p>', '- text "Dear Ann, how are you?"'],
  ]
  it.each(cases)('%s', async (_, html, line) => expect(await seen(html)).toBe(line))
})

describe('fields of one line and of many', () => {
  const cases: [string, string, string][] = [
    ['a text area', '<textarea aria-label=t></textarea>', '- textbox "t" [e1] (multiline)'],
    [
      'by ARIA',
      '<div role=textbox tabindex=0 aria-multiline=true aria-label=t>x</div>',
      '- textbox "t" [e1] = "x" (multiline)',
    ],
    ['an editor', '<div contenteditable aria-label=t>x</div>', '- textbox "t" [e1] = "x" (multiline)'],
    ['one line', '<input aria-label=t>', '- textbox "t" [e1]'],
    ['one line by ARIA', '<div role=textbox contenteditable aria-label=t>x</div>', '- textbox "t" [e1] = "x"'],
  ]
  it.each(cases)('%s', async (_, html, line) => expect(await seen(html)).toBe(line))
})

describe('shapes of a drawing', () => {
  it('say their kind, colour and size, with a name or without', async () => {
    const lines =
      await seen(`<svg width="200" height="100"><rect onclick="0" x="0" y="0" width="40" height="30" fill="#c33"/>
      <circle role="img" aria-label="Lyon" cx="80" cy="40" r="10" fill="#36c"/>
      <g role="button" tabindex="0" aria-label="Zone"><path d="M100 0h50v20h-50z" fill="none" stroke="#080"/></g></svg>`)
    expect(lines).toContain('clickable [e1] (rect #c33 40x30)')
    expect(lines).toContain('img "Lyon" (circle #36c 20x20)')
    expect(lines).toContain('button "Zone" [e2] (path #080 50x20)')
  })
})

describe('a diff', () => {
  it('says of what went with something around it only how much that was, and stays small', async () => {
    const panel = (name: string) =>
      `<section aria-label="${name}">${Array.from({ length: 40 }, (_, i) => `<p>Words number ${i} of ${name}</p><button>Do ${i}</button>`).join('')}</section>`
    const page = await lab.open(`<main>${panel('One')}</main>`)
    await look(page)
    await page.evaluate((html) => {
      const main = document.querySelector('main') as Element
      main.innerHTML = html
    }, panel('Two'))
    const { diff } = await look(page)
    await page.close()
    expect(diff?.removed).toEqual([expect.stringMatching(/^region "One" and \d+ in it$/)])
    expect(diff?.added[0]).toBe('region "Two"')
    const text = [...(diff?.added ?? []), ...(diff?.removed ?? []), ...(diff?.changed ?? [])].join('\n+ ')
    expect(encode(text).length).toBeLessThanOrEqual(300)
  })
})

describe('many cards alike', () => {
  it('fold into one line with their number', async () => {
    const card = (n: number) => `<article><h3>Lamp ${n}</h3><p>For desk ${n}</p><button>Add</button></article>`
    const page = await lab.open(`<main>${Array.from({ length: 300 }, (_, n) => card(n)).join('')}</main>`)
    const { lines } = await look(page, { budget: 600, scope: 'viewport' })
    await page.close()
    const shown = lines.filter((line) => line.trim() === '- article').length
    const folded = lines.flatMap((line) => /^ {2}… (?:about )?(\d+) more article: look/.exec(line)?.[1] ?? [])
    expect(shown).toBeGreaterThan(5)
    expect(folded).toHaveLength(1)
    expect(Math.abs(Number(folded[0]) + shown - 300)).toBeLessThanOrEqual(3)
  })
})
