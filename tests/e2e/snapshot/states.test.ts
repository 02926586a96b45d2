import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Lab, openLab } from './support/browser.ts'
import { linesOf, seenIn } from './support/look.ts'

let lab: Lab
beforeAll(async () => {
  lab = await openLab()
})
afterAll(() => lab.close())

const seen = (html: string) => seenIn(lab, html)

describe('states and values', () => {
  it.each([
    ['a colour', '<input type=color value="#ff0000" aria-label=c>', '- textbox "c" [e1] = "#ff0000" (color)'],
    ['a range in words', '<input type=range aria-label=r value=2 aria-valuetext=Loud>', '- slider "r" [e1] = "Loud"'],
    ['a date', '<input type=date aria-label=d value=2027-02-03>', '- textbox "d" [e1] = "2027-02-03" (date)'],
    ['a number', '<input type=number aria-label=n value=7 min=1 max=9>', '- spinbutton "n" [e1] = "7" (1 to 9)'],
    ['a progress', '<progress aria-label=p value=3 max=12></progress>', '- progressbar "p" = "25%"'],
    ['a progress of unknown length', '<progress aria-label=p></progress>', '- progressbar "p"'],
    [
      'a progress by ARIA',
      '<div role=progressbar aria-label=p aria-valuenow=5 aria-valuemax=20>x</div>',
      '- progressbar "p" = "25%"',
    ],
    ['a meter', '<meter aria-label=m value=6 max=10></meter>', '- meter "m" = "6 of 10"'],
    ['a slider by ARIA', '<div role=slider tabindex=0 aria-label=s aria-valuenow=4>x</div>', '- slider "s" [e1] = "4"'],
    ['lines of a text area', '<textarea aria-label=t>one\n  two</textarea>', '- textbox "t" [e1] = "one\\n  two"'],
    [
      'lines of an editor',
      '<div contenteditable aria-label=t><div>one</div><div>two</div></div>',
      '- textbox "t" [e1] = "one\\ntwo"',
    ],
    [
      'a choice that is a button',
      '<button role=combobox aria-label=f aria-expanded=false>Fig</button>',
      '- combobox "f" [e1] collapsed = "Fig"',
    ],
    ['chosen options', '<select multiple aria-label=l><option selected>a<option>b</select>', '- option "a" selected'],
    ['what opens a menu', '<button aria-haspopup=menu>More</button>', '- button "More" [e1] (opens menu)'],
    ['a popover', '<button popovertarget=p>Info</button><div popover id=p>x</div>', '- button "Info" [e1] collapsed'],
    [
      'a place in a longer list',
      '<div role=listbox aria-label=l><div role=option aria-posinset=3 aria-setsize=90>c</div></div>',
      '- option "c" [e2] (3 of 90)',
    ],
    ['a level', '<div role=heading aria-level=4>h</div>', '- heading "h" level=4'],
    ['the level of a heading without one', '<div role=heading>h</div>', '- heading "h" level=2'],
    ['where one is', '<a href=# aria-current=step>s</a>', '- link "s" [e1] current=step'],
    ['a busy part', '<button aria-busy=true>b</button>', '- button "b" [e1] busy'],
    ['what its author calls it', '<button aria-roledescription=slide>1</button>', '- button "1" [e1] (slide)'],
    ['a tooltip', '<input aria-label=k title="8 or more">', '- textbox "k" [e1] (described: "8 or more")'],
    [
      'an error by reference',
      '<p id=e>Too short</p><input aria-label=k aria-invalid=true aria-errormessage=e>',
      '- textbox "k" [e1] invalid (error: "Too short")',
    ],
    [
      'disabled by a composite',
      '<div role=toolbar aria-disabled=true><button>b</button></div>',
      '- button "b" [e1] disabled',
    ],
    ['disabled by a fieldset', '<fieldset disabled><button>b</button></fieldset>', '- button "b" [e1] disabled'],
  ])('says %s', async (_, html, line) => {
    expect((await seen(html)).split('\n').map((l) => l.trim())).toContain(line)
  })

  it('says no description that can be read beside, and none that nobody sees', async () => {
    expect(await seen('<p id=d>8 or more</p><input aria-label=k aria-describedby=d>')).not.toContain('described')
    expect(await seen('<p id=d hidden>8 or more</p><input aria-label=k aria-describedby=d>')).not.toContain('8 or more')
    expect(await seen('<input aria-label=k aria-description="8 or more">')).not.toContain('8 or more')
  })

  it("says the browser's own words where a person left a field wrong", async () => {
    const page = await lab.open('<input type=email aria-label=mail><button>x</button>')
    await page.locator('input').fill('nobody')
    await page.locator('button').focus()
    expect(await linesOf(page)).toMatch(/textbox "mail" \[e1\] invalid = "nobody" \(email, error: ".*@.*"\)/)
    await page.close()
  })
})

describe('custom elements', () => {
  const define = `<script>
    customElements.define('my-checkbox', class extends HTMLElement {
      static formAssociated = true
      constructor() { super(); this.internals = this.attachInternals(); this.internals.role = 'checkbox' }
      connectedCallback() { if (this.hasAttribute('on')) this.internals.states.add('checked') }
    })
    customElements.define('my-button', class extends HTMLElement {
      constructor() { super(); this.attachShadow({ mode: 'open' }).innerHTML = '<button><slot></slot></button>' }
    })
  </script>`

  it('gives form fields a role by their tag, states by attribute and :state()', async () => {
    const lines = await seen(`${define}<my-checkbox checked>One</my-checkbox><br><my-checkbox on>Two</my-checkbox><br>
      <my-checkbox disabled>Three</my-checkbox>`)
    expect(lines).toContain('- checkbox "One" [e1] checked')
    expect(lines).toContain('- checkbox "Two" [e2] checked')
    expect(lines).toContain('- checkbox "Three" [e3] unchecked disabled')
  })

  it('names by its label a field, and the control that is the inside of one', async () => {
    const page = await lab.open(`<script>
      for (const tag of ['my-switch', 'my-toggle']) customElements.define(tag, class extends HTMLElement {
        static formAssociated = true
        constructor() {
          super()
          this.attachInternals()
          if (this.localName === 'my-switch') this.attachShadow({ mode: 'open' }).innerHTML = '<input type=checkbox>'
        }
      })
    </script><label>Bags <my-switch></my-switch></label><br><label>Seat <my-toggle style="display:inline-block;width:30px;height:20px"></my-toggle></label>`)
    const lines = await linesOf(page)
    expect(lines).toContain('checkbox "Bags"')
    expect(lines).toContain('switch "Seat"')
    await page.close()
  })

  it('leaves it to the control in the shadow tree where there is one', async () => {
    expect(await seen(`${define}<my-button tabindex=0>Go</my-button>`)).toContain('- button "Go"')
  })
})
