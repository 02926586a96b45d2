import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ask, askPage } from './support/ask.ts'
import { type Lab, openLab } from './support/browser.ts'

let lab: Lab
beforeAll(async () => {
  lab = await openLab()
})
afterAll(() => lab.close())

/** What the case is about, markup with the element in question as `#t`, its name. */
const cases: [string, string, string][] = [
  [
    'text before and after',
    '<style>#t::before{content:"Add "}#t::after{content:" item"}</style><a href=# id=t>one</a>',
    'Add one item',
  ],
  [
    'the alternative of generated text',
    '<style>#t::before{content:"★" / "Rated "}</style><button id=t>high</button>',
    'Rated high',
  ],
  ['an empty alternative', '<style>#t::before{content:"★" / ""}</style><button id=t>high</button>', 'high'],
  [
    'an attribute as generated text',
    '<style>#t::before{content:attr(data-n) ": "}</style><button id=t data-n=Seven>go</button>',
    'Seven: go',
  ],
  [
    'a picture as generated content',
    '<style>#t::before{content:url("data:,x") "ok "}</style><button id=t>go</button>',
    'ok go',
  ],
  ['glyphs of an icon font', '<style>#t::before{content:"\\e901"}</style><button id=t>Delete</button>', 'Delete'],
  [
    'a marker with text',
    '<style>#t{display:list-item}#t::marker{content:"Step "}</style><h2 id=t>one</h2>',
    'Step one',
  ],
  [
    'a block of generated text',
    '<style>#t::before{content:"New";display:block}</style><a href=# id=t>page</a>',
    'New page',
  ],
  ['parts of a flex box', '<a href=# id=t style="display:flex"><span>Big</span><span>Sale</span></a>', 'Big Sale'],
  [
    'a text field in a label',
    '<label for=t>Flash <input value=3 aria-label=times> times</label><input type=checkbox id=t>',
    'Flash 3 times',
  ],
  [
    'a range in a label',
    '<label for=t>Up to <input type=range min=0 max=9 value=4> days</label><input type=checkbox id=t>',
    'Up to 4 days',
  ],
  [
    'a drop-down in a label',
    '<label for=t>In <select><option>a<option selected>b</select></label><input type=checkbox id=t>',
    'In b',
  ],
  [
    'a custom list in a label',
    '<label for=t>By <span role=listbox><span role=option>x</span><span role=option aria-selected=true>y</span></span></label><input type=checkbox id=t>',
    'By y',
  ],
  [
    'a field in what labels',
    '<p id=l>After <input value=10> minutes</p><button id=t aria-labelledby=l></button>',
    'After 10 minutes',
  ],
  [
    'a secret in a label',
    '<label for=t>Pin <input type=password value=1234> ok</label><input type=checkbox id=t>',
    'Pin ok',
  ],
  [
    'itself among its labels',
    '<input id=t value=no aria-label=Search aria-labelledby="t s"><b id=s>Shop</b>',
    'Search Shop',
  ],
  [
    'hidden nodes that are referenced',
    '<div hidden><span id=l>Secret <i style="visibility:hidden">name</i></span></div><button id=t aria-labelledby=l></button>',
    'Secret name',
  ],
  [
    'hidden parts of a shown reference',
    '<span id=l>Shown <i hidden>not</i></span><button id=t aria-labelledby=l></button>',
    'Shown',
  ],
  ['a label that is hidden', '<label for=t style="display:none">Quantity</label><input id=t>', 'Quantity'],
  ['a cycle of references', '<button id=t aria-labelledby=u>a</button><button id=u aria-labelledby=t>b</button>', 'b'],
  [
    'a menu within its item',
    '<ul role=menubar><li role=menuitem id=t tabindex=0>File<ul role=menu><li role=menuitem>Open</li></ul></li></ul>',
    'File',
  ],
  [
    'a reference to what refers on, once each',
    '<h3 id=t><a href=# aria-labelledby=i><b id=l>link</b></a> <img id=i alt=image aria-labelledby=l src=x></h3>',
    'image link',
  ],
  [
    'what was referred to, once',
    '<h3 id=t><a href=# aria-labelledby=i>one</a> <a href=#>two <img id=i alt=image src=x> three</a></h3>',
    'image two three',
  ],
  ['a legend', '<fieldset id=t><legend>Size</legend><input></fieldset>', 'Size'],
  ['a caption', '<table id=t><caption>Prices</caption><tr><td>1</table>', 'Prices'],
  [
    'a caption of a figure',
    '<figure id=t title=no><img src=x alt=no><figcaption>Sunset</figcaption></figure>',
    'Sunset',
  ],
  ['an image button', '<input type=image id=t alt=Go>', 'Go'],
  ['an area of an image', '<img usemap=#m src=x><map name=m><area id=t href=# alt=North></map>', 'North'],
  ['a group of options', '<select><optgroup id=t label=Fruit><option>Fig</select>', 'Fruit'],
  ['a title in a drawing', '<svg id=t><title>Chart of sales</title><circle r=4></circle></svg>', 'Chart of sales'],
  ['a drawing in a button', '<button id=t><svg><title>Close</title><path d="M0 0"/></svg></button>', 'Close'],
  ['a shape with a title', '<svg><circle id=t r=4><title>May: 12</title></circle></svg>', 'May: 12'],
  [
    'a formula',
    '<math id=t><mfrac><mrow><mi>a</mi><mo>+</mo><mn>1</mn></mrow><msup><mi>b</mi><mn>2</mn></msup></mfrac></math>',
    '(a+1)/(b^2)',
  ],
  [
    'a formula with its TeX',
    '<math id=t><semantics><mi>x</mi><annotation encoding="application/x-tex">\\frac{x}{2}</annotation></semantics></math>',
    '\\frac{x}{2}',
  ],
  ['a summary', '<details><summary id=t>More <b>of it</b></summary>x</details>', 'More of it'],
  ['an output', '<label for=t>Total</label><output id=t>7</output>', 'Total'],
  ['a role that must not be named', '<p id=t aria-label=no>Text</p>', ''],
  ['a presentational image', '<img id=t role=none alt=no src=x>', ''],
]

describe('accessible names', () => {
  it.each(cases)('takes %s', async (_, html, name) => {
    expect((await ask(lab, html)).name).toBe(name)
  })

  it('reads slots as they are laid out, in shadow trees too', async () => {
    const page = await lab.open('<x-tip>slotted</x-tip>')
    await page.evaluate(() => {
      const root = document.querySelector('x-tip')?.attachShadow({ mode: 'open' })
      if (root) root.innerHTML = '<label for=t>a <slot aria-label=no></slot> c</label><input id=t>'
    })
    expect((await askPage(page)).name).toBe('a slotted c')
    await page.close()
  })

  it('follows references that a script set', async () => {
    const page = await lab.open('<p id=l>By script</p><p id=d>More</p><button id=t>x</button>')
    await page.evaluate(() => {
      const [el, label, about] = ['t', 'l', 'd'].map((id) => document.getElementById(id))
      if (!el || !label || !about) throw new Error('missing')
      el.ariaLabelledByElements = [label]
      el.ariaDescribedByElements = [about]
    })
    expect(await askPage(page)).toMatchObject({ name: 'By script', description: 'More' })
    await page.close()
  })

  it('stays bounded on a page that wants to hang it', async () => {
    const ids = Array.from({ length: 60 }, (_, at) => `i${at}`)
    const html = ids.map(
      (id) => `<div id=${id} aria-labelledby="${ids.join(' ')}" aria-owns="${ids.join(' ')}">${id}</div>`,
    )
    const { name } = await ask(lab, `<h1 id=t>${html.join('')}${'x'.repeat(1_000_000)}</h1>`)
    expect(name.length).toBeLessThanOrEqual(2000)
  })

  it('takes tags, scopes and types called like properties of objects', async () => {
    const { role } = await ask(
      lab,
      '<constructor role=constructor></constructor><table><th id=t scope=constructor><td>x</table>',
    )
    expect(role).toBe('rowheader')
  })
})

describe('accessible descriptions', () => {
  it.each([
    ['by reference', '<p id=d hidden>At least 8</p><input id=t aria-describedby=d title=no>', 'At least 8'],
    ['by its own words', '<input id=t aria-description="Only digits">', 'Only digits'],
    ['a title that is not the name', '<a href=# id=t title="Opens a map">Find us</a>', 'Opens a map'],
    ['none where the title is the name', '<button id=t title=Close></button>', ''],
  ])('takes %s', async (_, html, description) => {
    expect((await ask(lab, html)).description).toBe(description)
  })
})
