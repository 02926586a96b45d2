import { afterAll, beforeAll, expect, it } from 'vitest'
import { chooseTable, makeTable } from '../../../src/agent/tables/make-table.ts'
import { readField } from '../../../src/agent/tables/match-fields.ts'
import { extract, type Lab, openLab, outline } from './support/lab.ts'

let lab: Lab
beforeAll(async () => {
  lab = await openLab()
})
afterAll(() => lab.close())

/** Wanted columns of a page, as the action takes them. */
async function taken(html: string, fields: string[] = [], selector?: string) {
  const page = await lab.open(html)
  const tables = await extract(page, selector)
  await page.close()
  const wanted = fields.map(readField)
  const raw = chooseTable(tables, wanted)
  if (!raw) return null
  const { columns, rows, missing } = makeTable(raw, wanted, 'en')
  return { kind: raw.kind, title: raw.title, columns: columns.map(({ name }) => name), rows, missing, next: raw.next }
}

const nav = `<nav><ul>${'<li><a href="/x">Menu item</a></li>'.repeat(30)}</ul></nav>`

it('a table, past a longer menu', async () => {
  expect(
    await taken(
      `${nav}<h2>Stock</h2><table><thead><tr><th>Name<th>Price</thead><tr><td>Lamp<td>€ 12.50<tr><td>Chair<td>€ 80.00<tr><td>Desk<td>€ 200.00</table>`,
      ['price', 'name'],
    ),
  ).toMatchObject({
    kind: 'table',
    title: 'Stock',
    columns: ['price', 'name'],
    rows: [
      [12.5, 'Lamp'],
      [80, 'Chair'],
      [200, 'Desk'],
    ],
    missing: [],
  })
})

it('heads of two rows, spanning cells, and a first row that heads the others without saying so', async () => {
  const html =
    '<table><tr><th rowspan=2>Region<th colspan=2>Sales<tr><th>Q1<th>Q2<tr><td rowspan=2>North<td>1<td>2<tr><td>3<td>4</table>'
  expect(await taken(html)).toMatchObject({
    columns: ['Region', 'Sales Q1', 'Sales Q2'],
    rows: [
      ['North', 1, 2],
      ['North', 3, 4],
    ],
  })
  const plain = '<table><tr><td>Town<td>People<tr><td>Oslo<td>700000<tr><td>Bergen<td>290000</table>'
  expect(await taken(plain)).toMatchObject({
    columns: ['Town', 'People'],
    rows: [
      ['Oslo', 700000],
      ['Bergen', 290000],
    ],
  })
})

it('cards, whatever frames them, with links and pictures', async () => {
  const card = (
    n: number,
  ) => `<div class="col"><article class="card css-x1y2"><a href="/p/${n}"><img src="/i/${n}.png" alt="" width=40 height=40></a>
    <h3 class="card-title"><a href="/p/${n}?ref=1#x">Lamp ${n}</a></h3><span class="price">${n}.50 €</span>
    ${n === 2 ? '<span class="badge">New</span>' : ''}<button>Buy</button></article></div>`
  const html = `${nav}<main><h1>Lamps</h1><div class="row">${[1, 2, 3].map(card).join('')}</div><div class="row">${[4, 5, 6].map(card).join('')}</div></main>`
  expect(await taken(html, ['title', 'price', 'badge', 'image', 'title:link'])).toMatchObject({
    kind: 'cards',
    title: 'Lamps',
    rows: [1, 2, 3, 4, 5, 6].map((n) => [
      `Lamp ${n}`,
      n + 0.5,
      n === 2 ? 'New' : null,
      `http://site.test/i/${n}.png`,
      `http://site.test/p/${n}?ref=1`,
    ]),
  })
})

it('labels in the text, beside it, and properties name the columns', async () => {
  const item = (n: number) =>
    `<li itemscope><span itemprop="jobTitle">Job ${n}</span><p>Pay: ${n}000</p><div><span>Place</span><b>Town ${n}</b></div></li>`
  expect(await taken(`<ul>${[1, 2, 3, 4].map(item).join('')}</ul>`, ['job title', 'pay', 'place'])).toMatchObject({
    kind: 'list',
    rows: [1, 2, 3, 4].map((n) => [`Job ${n}`, n * 1000, `Town ${n}`]),
    missing: [],
  })
})

it('a definition list is rows, or one record where its terms are asked for', async () => {
  const html = '<dl><dt>Weight<dd>5 kg<dt>Colour<dd>red<dd>blue<dt>Made in<dd>Norway</dl>'
  expect(await taken(html)).toMatchObject({
    columns: ['term', 'value'],
    rows: [
      ['Weight', '5 kg'],
      ['Colour', 'red; blue'],
      ['Made in', 'Norway'],
    ],
  })
  expect(await taken(html, ['weight', 'colour'])).toMatchObject({ rows: [[5, 'red; blue']] })
  const table = '<table><tr><th>Weight<td>5 kg<tr><th>Colour<td>red<tr><th>Size<td>L</table>'
  expect(await taken(table, ['weight', 'size'])).toMatchObject({ rows: [[5, 'L']] })
})

it('a grid of boxes: pieces of a row in several boxes, cells by their number', async () => {
  const row = (n: number, cells: [number, string][]) =>
    `<div role=row aria-rowindex=${n}>${cells.map(([at, text]) => `<div role=${n === 1 ? 'columnheader' : 'gridcell'} aria-colindex=${at}>${text}</div>`).join('')}</div>`
  const html = `<div role=grid aria-rowcount=501>${row(1, [
    [2, 'Age'],
    [3, 'Town'],
  ])}${row(1, [[1, 'Name']])}
    <div role=rowgroup>${row(2, [[1, 'Ann']])}${row(3, [[1, 'Ben']])}</div><div role=rowgroup>${row(2, [
      [3, 'Oslo'],
      [2, '30'],
    ])}${row(3, [
      [2, '40'],
      [3, 'Rome'],
    ])}</div></div>`
  expect(await taken(html)).toMatchObject({
    kind: 'grid',
    columns: ['Name', 'Age', 'Town'],
    rows: [
      ['Ann', 30, 'Oslo'],
      ['Ben', 40, 'Rome'],
    ],
  })
})

it('an element says which of several is meant, from around and from within', async () => {
  const html = `<section id=a><table><tr><th>A<th>B<tr><td>1<td>2<tr><td>3<td>4<tr><td>5<td>6</table></section>
    <section id=b><table><tr><th>C<th>D<tr><td id=cell>7<td>8<tr><td>9<td>10</table></section>`
  expect((await taken(html))?.columns).toEqual(['A', 'B'])
  for (const at of ['#b', '#cell']) expect((await taken(html, [], at))?.columns, at).toEqual(['C', 'D'])
})

it('check marks and boxes are yes and no', async () => {
  expect(
    await taken(
      '<table><tr><th>Name<th>Paid<th>Sent<tr><td>a<td>✓<td><input type=checkbox checked><tr><td>b<td>✗<td><input type=checkbox></table>',
    ),
  ).toMatchObject({
    rows: [
      ['a', true, true],
      ['b', false, false],
    ],
  })
})

it.each([
  ['<a href=?p=2 rel=next>2</a>', 'rel="next"'],
  ['<a href=?p=2>Next ›</a>', 'Next'],
  ['<button aria-label="Next page">›</button>', 'Next page'],
  ['<nav class=pagination><a href=?p=1 class=current>1</a><a id=two href=?p=2>2</a></nav>', 'id="two"'],
  [
    '<nav><ul class=pagination><li class="page-item active"><a href=?p=1>1</a></li><li class=page-item><a id=two href=?p=2>2</a></li></ul></nav>',
    'id="two"',
  ],
  ['<button>Load more</button>', 'Load more'],
  ['<a href=?p=2>下一页</a>', '下一页'],
  ['<button disabled>Next</button>', null],
  ['<a href=# class="page disabled">Next</a>', null],
  ['<button aria-label="Next slide">›</button><button>Next month</button>', null],
])('the way to more: %s', async (html, found) => {
  const table = '<table><tr><th>A<th>B<tr><td>1<td>2<tr><td>3<td>4</table>'
  const next = (await taken(`${table}${html}`))?.next ?? null
  if (found === null) expect(next).toBeNull()
  else expect(next).toContain(found)
})

it('hidden rows and cells are not taken', async () => {
  expect(
    await taken(
      '<table><tr><th>A<th>B<tr><td>1<td>2<tr style="display:none"><td>TOKEN<td>3<tr><td>4<td><span style="opacity:0">TOKEN</span>5</table>',
    ),
  ).toMatchObject({
    rows: [
      [1, 2],
      [4, 5],
    ],
  })
})

it('no structure gives none', async () => expect(await taken('<h1>Hello</h1><p>World</p>')).toBeNull())

it('the outline has forms with their fields, and a part that fails leaves the others', async () => {
  const page = await lab.open(
    `<h1>Join</h1><form aria-label="Sign up"><label>Email <input type=email required></label><label>Password <input type=password value=hush></label><button>Join</button></form>
     <main><a href="/long">A rather long link in the main part</a></main><nav><a href="/s">Short</a></nav><ul><li>a<li>b<li>c</ul><img alt="A cat" width=200 height=100 src=c.png>`,
  )
  expect(await outline(page)).toMatchObject({
    headings: [{ level: 1, text: 'Join' }],
    forms: [
      {
        name: 'Sign up',
        fields: [
          { role: 'textbox', name: 'Email', type: 'email', required: true },
          { name: 'Password', type: 'password', required: false },
        ],
        buttons: [{ name: 'Join', submits: true }],
      },
    ],
    links: [
      { group: 'main', total: 1 },
      { group: 'navigation', total: 1 },
    ],
    lists: [{ items: 3, first: ['a', 'b', 'c'] }],
    media: [{ kind: 'img', name: 'A cat', width: 200, height: 100 }],
    failed: [],
  })
  expect(JSON.stringify(await outline(page))).not.toContain('hush')
  const broken = await outline(page, 'links')
  expect(broken.failed).toEqual([{ part: 'links', error: 'Error: no links here' }])
  expect(broken.links).toBeUndefined()
  expect(broken.headings).toHaveLength(1)
  await page.close()
})
