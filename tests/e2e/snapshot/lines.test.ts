import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Lab, openLab } from './support/browser.ts'
import { block, linesOf, seenIn } from './support/look.ts'

let lab: Lab
beforeAll(async () => {
  lab = await openLab()
})
afterAll(() => lab.close())

const seen = (html: string) => seenIn(lab, html)

describe('lines', () => {
  it('shows a form as a person reads it', async () => {
    const lines = await seen(`
      <header><a href="/">Home</a><input type="search" placeholder="Search products"></header>
      <main>
        <h1>Checkout</h1>
        <label for="m">Email</label><input id="m" type="email" required value="ann@example.com">
        <label>Country <select><option>Spain<option selected>France</select></label>
        <label><input type="checkbox"> I accept the terms</label>
        <fieldset><legend>Speed</legend><label><input type="radio" name="s" checked> Slow</label>
          <label><input type="radio" name="s"> Fast</label></fieldset>
        <input type="range" aria-label="Tip" min="0" max="20" value="5">
        <button disabled>Place order</button>
      </main>`)
    expect(lines).toBe(block`
      - banner
        - link "Home" [e1]
        - searchbox "Search products" [e2]
      - main
        - heading "Checkout" level=1
        - textbox "Email" [e3] required = "ann@example.com" (email)
        - combobox "Country" [e4] collapsed = "France" (2 options)
        - checkbox "I accept the terms" [e5] unchecked
        - group "Speed"
          - radio "Slow" [e6] checked
          - radio "Fast" [e7] unchecked
        - slider "Tip" [e8] = "5" (0 to 20)
        - button "Place order" [e9] disabled`)
  })

  it('puts a row of a table on one line, with refs for what is in it', async () => {
    const lines = await seen(`
      <table><caption>Your basket</caption>
        <thead><tr><th>Product<th aria-sort="ascending">Price<th></tr></thead>
        <tbody><tr><td>Lamp | [e99]<td>€19<td><button>Remove</button></tr>
        <tr><td><a href="/c">Chair</a><td>€40<td><button>Remove</button></tr></tbody></table>`)
    expect(lines).toBe(block`
      - table "Your basket" 2 rows
        - columns: Product | columnheader "Price" ascending |
        - row: Lamp ¦ (e99) | €19 | button "Remove" [e1]
        - row: link "Chair" [e2] | €40 | button "Remove" [e3]`)
  })

  it('reads a table that only arranges things as plain content', async () => {
    const lines = await seen('<table><tr><td><a href="/a">A</a></td></tr><tr><td><p>Words here</p></td></tr></table>')
    expect(lines).toBe(block`
      - link "A" [e1]
      - text "Words here"`)
  })

  it('lets a link swallow what decorates it and drops what is said twice', async () => {
    const lines = await seen(`
      <a href="/p"><img alt="" src="x"><span><b>Desk</b> lamp</span></a>
      <section aria-labelledby="t"><h2 id="t">Offers</h2><ul><li><a href="/1">One</a></li><li>Two</li></ul></section>
      <h3><a href="/h">Title</a></h3>`)
    expect(lines).toBe(block`
      - link "Desk lamp" [e1]
      - region "Offers"
        - link "One" [e2]
        - listitem "Two"
      - link "Title" [e3] (heading 3)`)
  })

  it('keeps cards together and other wrappers out', async () => {
    const card = (n: number) =>
      `<div class="card"><div><div><a href="/${n}">Lamp ${n}</a></div></div><p>Blue</p><p>€${n}</p><button>Add</button></div>`
    expect(await seen(`<div><div>${card(1)}${card(2)}</div></div>`)).toBe(block`
      - group
        - link "Lamp 1" [e1]
        - text "Blue · €1"
        - button "Add" [e2]
      - group
        - link "Lamp 2" [e3]
        - text "Blue · €2"
        - button "Add" [e4]`)
  })

  it('keeps inline text in one line and marks what is struck out', async () => {
    const lines = await seen('<p>By <b>signing</b> up you <em>agree</em>.</p><p><del>€25</del> <ins>€19</ins></p>')
    expect(lines).toBe('- text "By signing up you agree. · ~~€25~~ €19"')
  })

  it('finds what can be clicked without a role, once', async () => {
    const lines = await seen(`
      <div style="cursor:pointer"><span>Open <i>menu</i></span></div>
      <div style="cursor:pointer"><button>Only me</button></div>
      <div onclick="go()">Go</div><span tabindex="0">Focus me</span>
      <div contenteditable aria-label="Note">Dear Ann</div>
      <details><summary>More</summary><p>Hidden until opened</p></details>`)
    expect(lines).toBe(block`
      - clickable "Open menu" [e1]
      - button "Only me" [e2]
      - clickable "Go" [e3]
      - clickable "Focus me" [e4]
      - textbox "Note" [e5] = "Dear Ann" (multiline)
      - button "More" [e6] collapsed`)
  })

  it('gives the hidden field of a visible label its line', async () => {
    const lines = await seen(`
      <style>.sr { position: absolute; width: 1px; height: 1px; overflow: hidden; clip: rect(0 0 0 0) }</style>
      <label><input type="radio" name="c" style="display:none" checked><span>Brass</span></label>
      <input type="radio" name="c" id="b" class="sr"><label for="b">Black</label>
      <label style="display:inline-block;width:40px;height:20px"><input type="checkbox" style="opacity:0"> Dark</label>`)
    expect(lines).toBe(block`
      - radio "Brass" [e1] checked
      - radio "Black" [e2] unchecked
      - checkbox "Dark" [e3] unchecked`)
  })

  it('follows slots, shadow roots and aria-owns', async () => {
    const page = await lab.open(`
      <x-card><b slot="title">Shadow title</b>Body</x-card>
      <div role="list" aria-owns="late"><div role="listitem">First</div><div role="listitem">Second</div></div>
      <p>Between</p><div role="listitem" id="late">Third</div>`)
    await page.evaluate(() => {
      const root = document.querySelector('x-card')?.attachShadow({ mode: 'open' })
      if (root) root.innerHTML = '<h2><slot name="title"></slot></h2><p><slot></slot></p><button>Inside</button>'
    })
    expect(await linesOf(page)).toBe(block`
      - heading "Shadow title" level=2
      - text "Body"
      - button "Inside" [e1]
      - list
        - listitem "First"
        - listitem "Second"
        - listitem "Third"
      - text "Between"`)
    await page.close()
  })

  it('says states and notes', async () => {
    const lines = await seen(`
      <button aria-pressed="true">Bold</button><button aria-expanded="false">Menu</button>
      <input aria-label="Age" type="number" value="x" aria-invalid="true" aria-describedby="e"><span id="e">Not a number</span>
      <a href="#" aria-current="page">Home</a><input type="date" aria-label="Day" value="2027-01-02" readonly>
      <div role="checkbox" aria-checked="mixed" tabindex="0">All</div>
      <div role="tablist"><div role="tab" aria-selected="true" tabindex="0">One</div><div role="tab">Two</div></div>`)
    expect(lines).toBe(block`
      - button "Bold" [e1] pressed
      - button "Menu" [e2] collapsed
      - spinbutton "Age" [e3] invalid (error: "Not a number")
      - text "Not a number"
      - link "Home" [e4] current=page
      - textbox "Day" [e5] readonly = "2027-01-02" (date)
      - checkbox "All" [e6] mixed
      - tablist
        - tab "One" [e7] selected
        - tab "Two" [e8]`)
  })
})
