import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Lab, openLab } from './support/browser.ts'
import { block, linesOf } from './support/look.ts'

let lab: Lab
beforeAll(async () => {
  lab = await openLab()
})
afterAll(() => lab.close())

const seen = async (html: string, shadow?: string) => {
  const page = await lab.open(html)
  if (shadow)
    await page.evaluate((inner) => {
      const root = document.querySelector('section')?.attachShadow({ mode: 'open' })
      if (root) root.innerHTML = inner
    }, shadow)
  const lines = await linesOf(page)
  await page.close()
  return lines
}

describe('aria-owns', () => {
  it('puts the owned after the own, and own children into another order', async () => {
    const lines = await seen(`
      <div role=list aria-label=Owner aria-owns="c a"><div role=listitem id=a>A</div><div role=listitem>B</div></div>
      <p>Between</p><div role=listitem id=c>C</div>`)
    expect(lines).toBe(block`
      - list "Owner"
        - listitem "B"
        - listitem "C"
        - listitem "A"
      - text "Between"`)
  })

  it('works in shadow trees, each with ids of its own', async () => {
    const lines = await seen(
      '<section></section><div role=listitem id=c>Outside</div>',
      `<div role=list aria-label=Owner aria-owns=c><div role=listitem>A</div><div role=listitem>B</div></div>
      <p>Between</p><div role=listitem id=c>Inside</div>`,
    )
    expect(lines).toBe(block`
      - list "Owner"
        - listitem "A"
        - listitem "B"
        - listitem "Inside"
      - text "Between · Outside"`)
  })

  it('lets nothing be lost in a cycle', async () => {
    const lines = await seen(`
      <div id=a aria-owns=b role=group aria-label=One><button>In one</button></div>
      <div id=b aria-owns=c role=group aria-label=Two><button>In two</button></div>
      <div id=c aria-owns=a role=group aria-label=Three><button>In three</button></div>`)
    for (const name of ['In one', 'In two', 'In three']) expect(lines.split(`"${name}"`)).toHaveLength(2)
  })

  it('moves nothing into what is hidden or has no place for it', async () => {
    const lines = await seen(`
      <div hidden aria-owns=a></div><div aria-hidden=true aria-owns=a></div><p id=a>Still here</p>
      <input role=combobox aria-label=City aria-owns=l aria-expanded=true>
      <div role=listbox id=l aria-label=Cities><div role=option>Lyon</div><div role=option>Nice</div></div>`)
    expect(lines).toBe(block`
      - text "Still here"
      - combobox "City" [e1] expanded
      - listbox "Cities" [e2]
        - option "Lyon" [e3]
        - option "Nice" [e4]`)
  })

  it('takes a claim that a script made', async () => {
    const page = await lab.open(
      '<div role=list aria-label=Owner id=o><div role=listitem>A</div><div role=listitem>B</div></div><p>Between</p><div role=listitem id=c>C</div>',
    )
    await page.evaluate(() => {
      const [owner, owned] = [document.getElementById('o'), document.getElementById('c')]
      if (owner && owned) owner.ariaOwnsElements = [owned]
    })
    expect((await linesOf(page)).indexOf('"C"')).toBeLessThan((await linesOf(page)).indexOf('Between'))
    await page.close()
  })
})
