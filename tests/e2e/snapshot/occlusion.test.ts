import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Lab, openLab } from './support/browser.ts'
import { look } from './support/look.ts'

let lab: Lab
beforeAll(async () => {
  lab = await openLab()
})
afterAll(() => lab.close())

const at = (left: number, top: number, width = 120, height = 40) =>
  `position:absolute;left:${left}px;top:${top}px;width:${width}px;height:${height}px;margin:0;`
const button = (style = at(20, 20)) => `<button style="${style}">Go</button>`
const lid = (style: string, more = '') =>
  `<div role="region" aria-label="Lid" style="background:#ddd;${style}" ${more}></div>`

/** What is said of the button "Go", after its ref. */
const cases: Record<string, [html: string, said: string]> = {
  'nothing over it': [button(), ''],
  'all of it under something': [button() + lid(at(0, 0, 300, 200)), '(covered by region "Lid")'],
  'half of it': [button() + lid(at(80, 0, 300, 200)), '(partly covered by region "Lid")'],
  'its middle only': [button() + lid(at(70, 30, 20, 20)), '(partly covered by region "Lid")'],
  'its edge only': [button() + lid(at(0, 0, 40, 200)), '(partly covered by region "Lid")'],
  'what lies behind it': [lid(at(0, 0, 300, 200)) + button(), ''],
  'what is lowered': [button() + lid(`${at(0, 0, 300, 200)}z-index:-1`), ''],
  'what is raised': [lid(`${at(0, 0, 300, 200)}z-index:1`) + button(), '(covered by region "Lid")'],
  'glass that takes the clicks': [button() + lid(`${at(0, 0, 300, 200)};background:none`), '(covered by region "Lid")'],
  'glass that lets them through': [button() + lid(`${at(0, 0, 300, 200)};background:none;pointer-events:none`), ''],
  'paint that lets them through': [
    button() + lid(`${at(0, 0, 300, 200)};pointer-events:none`),
    '(hidden by region "Lid")',
  ],
  'a button that lets them through': [button(`${at(20, 20)}pointer-events:none`), '(takes no clicks)'],
  'what is drawn up by a margin': [
    `<div>${button('display:block;height:40px')}</div>${lid('margin-top:-40px;height:60px;position:relative')}`,
    '(covered by region "Lid")',
  ],
  'a corner that is round': [button('width:80px;height:80px;border-radius:50%') + lid(at(0, 0, 10, 10)), ''],
  'a turned box beside it': [button(at(20, 20, 60, 60)) + lid(`${at(120, 90, 120, 120)}rotate:45deg`), ''],
  'a turned box over it': [
    button(at(60, 60, 60, 60)) + lid(`${at(20, 20, 140, 140)}rotate:45deg`),
    '(covered by region "Lid")',
  ],
  'a shape that spares it': [
    button(at(20, 20, 60, 60)) + lid(`${at(0, 0, 300, 200)}clip-path:polygon(50% 0,100% 0,100% 100%,50% 100%)`),
    '',
  ],
  'what is scrolled away in a box, with something over its place': [
    `<div style="height:60px;overflow:auto;width:300px"><p style="height:80px">x</p>${button('display:block')}</div>${lid('height:80px')}`,
    '',
  ],
  'a header that sticks over it': [
    `<div style="height:100px;overflow:auto;width:300px" id="s">${lid('position:sticky;top:0;height:50px')}${button('display:block;height:30px;margin-top:5px')}<p style="height:400px">x</p></div><script>s.scrollTop=40</script>`,
    '(covered by region "Lid")',
  ],
  'its own icon': [`<button style="${at(20, 20)}"><i style="${at(0, 0)}background:red"></i>Go</button>`, ''],
  'its own pseudo-element': [
    `<style>button::after { content: ""; position: absolute; inset: -20px; background: red }</style>${button()}`,
    '',
  ],
  'a link stretched over its card': [
    `<style>.stretch::after { content: ""; position: absolute; inset: 0 }</style><div style="${at(0, 0, 300, 200)}"><button style="${at(20, 20)}">Go</button><a class="stretch" href="/x">Card</a></div>`,
    '(covered by link "Card")',
  ],
  'an open popover': [
    `${button()}<div popover id="p" style="${at(0, 0, 300, 200)}inset:auto;left:0;top:0" aria-label="Lid" role="menu"></div><script>p.showPopover()</script>`,
    '(covered by menu "Lid")',
  ],
  'something in an open shadow root': [
    `${button()}<div id="h" role="region" aria-label="Lid"></div><script>h.attachShadow({mode:'open'}).innerHTML='<div style="${at(0, 0, 300, 200)}background:red"></div>'</script>`,
    '(covered by region "Lid")',
  ],
  'something beside its shadow root': [
    `<div id="h"></div>${lid(at(0, 0, 300, 200))}<script>h.attachShadow({mode:'open'}).innerHTML='<button style="${at(20, 20)}">Go</button>'</script>`,
    '(covered by region "Lid")',
  ],
  'its slot in a shadow root': [
    `<div id="h">${button('width:90px')}</div><script>h.attachShadow({mode:'open'}).innerHTML='<section style="background:#eee"><slot></slot></section>'</script>`,
    '',
  ],
  'a frame': [`${button()}<iframe title="Lid" style="${at(0, 0, 300, 200)}"></iframe>`, '(covered by iframe "Lid")'],
  zoom: [
    `<div style="zoom:2">${button(at(10, 10))}</div>${lid(at(0, 0, 100, 200))}`,
    '(partly covered by region "Lid")',
  ],
  'something below the fold': [`${button(at(20, 2000))}${lid(at(0, 1900, 300, 300))}`, ''],
}

it.each(Object.entries(cases))('%s', async (_case, [html, said]) => {
  const page = await lab.open(`<!doctype html><body style="margin:0;background:#fff">${html}`)
  const line = (await look(page)).lines.find((one) => one.includes('button "Go"')) ?? ''
  expect(line.replace(/^ *- button "Go" \[e\d+\] ?/, '')).toBe(said)
  await page.close()
})

/** There hit tests are dear, and made only where something that is placed over the page lies. */
const manyElements = '<i hidden></i>'.repeat(3100)
const placed = ['nothing over it', 'all of it under something', 'half of it', 'its middle only', 'its edge only']
const glass = ['glass that takes the clicks', 'glass that lets them through', 'paint that lets them through']

it.each([...placed, ...glass, 'a turned box over it', 'a header that sticks over it'])(
  'tells %s on a page of thousands of elements',
  async (name) => {
    const [html, said] = cases[name] ?? ['', '']
    const page = await lab.open(`<!doctype html><body style="margin:0;background:#fff">${html}${manyElements}`)
    const { lines } = await look(page)
    await page.close()
    expect(lines.find((line) => line.includes('button "Go"'))?.replace(/^.*"Go" \[e\d+\] ?/, '')).toBe(said)
  },
)

it('names what covers once', async () => {
  const page = await lab.open(
    `<button style="${at(20, 20)}">Go</button><button style="${at(20, 80)}">On</button>${lid(at(0, 0, 300, 200))}`,
  )
  const { lines } = await look(page)
  expect(lines).toContain('- button "Go" [e1] (covered by region "Lid")')
  expect(lines).toContain('- button "On" [e2] (covered)')
  await page.close()
})

it('takes a label over its field for the field', async () => {
  const page = await lab.open(
    `<input type="checkbox" id="c" style="${at(20, 20)}"><label for="c" style="${at(10, 10, 200, 80)}background:#eee">Yes</label>`,
  )
  expect((await look(page)).lines).toEqual(['- checkbox "Yes" [e1] unchecked'])
  await page.close()
})

it('says what lies behind a dialog and its backdrop', async () => {
  const page = await lab.open(
    `<main>${button('')}<p>Text</p></main><dialog id="d" aria-label="Sure?"><button>Yes</button></dialog>`,
  )
  await page.evaluate(() => (document.getElementById('d') as HTMLDialogElement).showModal())
  const lines = (await look(page)).lines.join('\n')
  expect(lines).toMatch(/main.*\(behind the dialog\)/)
  expect(lines).toMatch(/button "Yes" \[e\d+\]( focused)?$/m)
  await page.close()
})
