import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Lab, openLab } from './support/browser.ts'
import { linesOf } from './support/look.ts'

let lab: Lab
beforeAll(async () => {
  lab = await openLab()
})
afterAll(() => lab.close())

const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="300" height="60"><rect width="300" height="60" fill="navy"/></svg>')}`
const srOnly = 'position:absolute;width:1px;height:1px;margin:-1px;overflow:hidden;clip:rect(0,0,0,0)'

/** What looks like a trick and is how pages are made: each with what must be told of it. */
const twins: Record<string, [html: string, told: string]> = {
  'a label for the icon of a button': [
    `<button><svg width="16" height="16"><path d="M0 0h16v16z"/></svg><span style="${srOnly}">Delete</span></button>`,
    'button "Delete"',
  ],
  'a native field behind its styled label': [
    `<input type="checkbox" id="c" style="${srOnly}"><label for="c"><i style="display:inline-block;width:16px;height:16px;background:#ccc"></i> Newsletter</label>`,
    'checkbox "Newsletter"',
  ],
  'a native field without opacity over a drawn one': [
    '<div style="position:relative;width:90px;height:20px;background:#cde"><input type="checkbox" aria-label="Dark" style="opacity:0;position:absolute;inset:0"></div>',
    'checkbox "Dark"',
  ],
  'white text on a picture behind': [
    `<div style="position:relative;width:300px;height:60px"><img alt="" src="${picture}" style="position:absolute;inset:0"><b style="position:relative;color:#fff">TOLD</b></div>`,
    'TOLD',
  ],
  'white text on a background picture': [
    `<div style="background:url('${picture}')"><p style="color:#fff">TOLD</p></div>`,
    'TOLD',
  ],
  'white text on a shade that is a pseudo-element': [
    '<style>.hero { position: relative; height: 60px; width: 400px; z-index: 0 } .hero::before { content: ""; position: absolute; inset: 0; background: #123; z-index: -1 }</style><div class="hero"><p style="color:#fff">TOLD</p></div>',
    'TOLD',
  ],
  'white text on a gradient': [
    '<div style="background:linear-gradient(90deg,#fff,#024)"><p style="color:#fff">TOLD</p></div>',
    'TOLD',
  ],
  'text cut out of a gradient of its parent': [
    '<h2 style="background:linear-gradient(red,blue);background-clip:text;-webkit-text-fill-color:transparent"><span>TOLD</span></h2>',
    'TOLD',
  ],
  'text that is an outline': ['<p style="color:transparent;-webkit-text-stroke:1px #000">TOLD</p>', 'TOLD'],
  'white text with a dark shadow': ['<p style="color:#fff;text-shadow:0 1px 2px #000">TOLD</p>', 'TOLD'],
  'white text by difference': ['<p style="color:#fff;mix-blend-mode:difference">TOLD</p>', 'TOLD'],
  'a colour of the same luminance': ['<div style="background:#777"><p style="color:#d0021b">TOLD</p></div>', 'TOLD'],
  'pale text of a disabled button': ['<p style="color:#bbb">TOLD</p>', 'TOLD'],
  'text fading in': [
    '<style>@keyframes in { from { opacity: 0 } to { opacity: 1 } }</style><p style="animation:in 5s linear">TOLD</p>',
    'TOLD',
  ],
  'text fading in over and over': [
    '<style>@keyframes pulse { from { opacity: 0 } to { opacity: 1 } }</style><p style="animation:pulse 5s linear infinite alternate">TOLD</p>',
    'TOLD',
  ],
  'slides to be scrolled to': [
    '<div style="overflow-x:auto;width:300px;display:flex"><div style="flex:0 0 300px">One</div><div style="flex:0 0 300px">TOLD</div></div>',
    'TOLD',
  ],
  'slides to be scrolled to from the right': [
    '<div dir="rtl" style="overflow-x:auto;width:300px;display:flex"><div style="flex:0 0 300px">One</div><div style="flex:0 0 300px">TOLD</div></div>',
    'TOLD',
  ],
  'a chat that grows upwards': [
    '<div style="overflow-y:auto;height:60px;display:flex;flex-direction:column-reverse"><p>New</p><p>b</p><p>c</p><p>TOLD</p></div>',
    'TOLD',
  ],
  'a list laid out when it comes near': [
    '<div style="content-visibility:auto;contain-intrinsic-size:40px"><p>TOLD</p></div>',
    'TOLD',
  ],
  'a header that sticks': [
    '<div style="height:60px;overflow:auto"><p style="position:sticky;top:0;background:#eee">TOLD</p><p style="height:300px">x</p></div>',
    'TOLD',
  ],
  'what is positioned out of a box that cuts': [
    '<div style="position:relative"><div style="height:0;overflow:hidden"><p style="position:absolute">TOLD</p></div></div><p>.</p>',
    'TOLD',
  ],
  'fixed within what is moved': [
    '<div style="transform:translate(0);height:40px"><p style="position:fixed;top:0">TOLD</p></div>',
    'TOLD',
  ],
  'a part of a shape': ['<p style="clip-path:polygon(0 0,100% 0,100% 100%,0 80%)">TOLD</p>', 'TOLD'],
  'a part of a circle': ['<p style="clip-path:circle(60%);width:200px">TOLD</p>', 'TOLD'],
  'a mask that fades out': ['<p style="mask-image:linear-gradient(90deg,#000,transparent)">TOLD</p>', 'TOLD'],
  'a filter that shades': ['<p style="filter:drop-shadow(0 0 2px #000) blur(.5px)">TOLD</p>', 'TOLD'],
  'text under a link stretched over its card': [
    '<style>.card { position: relative } .card a::after { content: ""; position: absolute; inset: 0 }</style><div class="card"><a href="/x">Go</a><p>TOLD</p></div>',
    'TOLD',
  ],
  'text under a drawing that lets light through': [
    '<div style="position:relative"><p>TOLD</p><canvas style="position:absolute;inset:0"></canvas></div>',
    'TOLD',
  ],
  'text half under a header': [
    '<div style="position:relative"><p style="width:300px">TOLD and more words</p><div style="position:absolute;left:0;top:0;width:60px;height:60px;background:#eee"></div></div>',
    'TOLD',
  ],
  'text with a marked word in its middle': ['<p>One <mark>TOLD</mark> three</p>', 'One TOLD three'],
  'text over an ornament that lets clicks through': [
    '<div style="position:relative"><div style="position:absolute;inset:0;background:#eef;pointer-events:none"></div><p style="position:relative">TOLD</p></div>',
    'TOLD',
  ],
  'small print': ['<p style="font-size:8px">TOLD</p>', 'TOLD'],
  'a drop capital and spaced letters': ['<p style="letter-spacing:-.05em">TOLD</p>', 'TOLD'],
  'letters of a drawing': ['<svg width="99" height="30"><text y="20">TOLD</text></svg>', 'TOLD'],
  'turned text': ['<p style="writing-mode:vertical-rl">TOLD</p>', 'TOLD'],
  'a picture of letters, with its words': [
    `<a href="/" style="display:block;width:120px;height:40px;background:url('${picture}');text-indent:-9999px;overflow:hidden">Home of TOLD</a>`,
    'link "Home of TOLD"',
  ],
}

describe('what looks like a trick and is none', () => {
  it.each(['in view', 'out of view'])('is told %s', async (where) => {
    const parts = Object.values(twins).map(([html], i) => `<section>${html.replaceAll('TOLD', `told${i}x`)}</section>`)
    const top = where === 'in view' ? 0 : 2000
    const page = await lab.open(
      `<!doctype html><body style="background:#fff;columns:3"><div style="height:${top}px"></div>${parts.join('')}`,
    )
    const lines = await linesOf(page)
    const lost = Object.entries(twins).filter(
      ([, [, told]], i) => !lines.includes(told.replaceAll('TOLD', `told${i}x`)),
    )
    expect(lost.map(([name]) => name)).toEqual([])
    await page.close()
  })

  it('tells skip links while they have the focus', async () => {
    const page = await lab.open(
      '<style>.skip { position: absolute; top: -60px } .skip:focus { top: 0 }</style><a class="skip" href="#m">Skip to content</a><main id="m">M</main>',
    )
    expect(await linesOf(page)).not.toContain('Skip')
    await page.focus('.skip')
    expect(await linesOf(page)).toContain('link "Skip to content"')
    await page.close()
  })

  it('reads white on black where the page is dark', async () => {
    const page = await lab.open('<!doctype html><html style="color-scheme:dark"><body><p>Bright</p></body></html>')
    expect(await linesOf(page)).toContain('Bright')
    await page.close()
  })
})
