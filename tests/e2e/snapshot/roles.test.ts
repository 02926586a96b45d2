import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ask, askPage } from './support/ask.ts'
import { type Lab, openLab } from './support/browser.ts'

let lab: Lab
beforeAll(async () => {
  lab = await openLab()
})
afterAll(() => lab.close())

describe('roles', () => {
  it.each([
    ['dialog', '<dialog id=t open>x</dialog>'],
    ['status', '<output id=t>x</output>'],
    ['search', '<search id=t>x</search>'],
    ['group', '<hgroup id=t><h1>x</h1></hgroup>'],
    ['button', '<details name=one><summary id=t>x</summary></details>'],
    ['generic', '<details><summary>x</summary><summary id=t>y</summary></details>'],
    ['link', '<img usemap=#m src=x><map name=m><area id=t href=#></map>'],
    ['button', '<input type=image id=t>'],
    [
      'combobox',
      '<style>select,::picker(select){appearance:base-select}</style><select id=t><button><selectedcontent></selectedcontent></button><option>a</select>',
    ],
    ['combobox', '<input list=l id=t><datalist id=l></datalist>'],
    ['textbox', '<input list=none id=t>'],
    ['math', '<math id=t><mi>x</mi></math>'],
    ['mark', '<mark id=t>x</mark>'],
    ['group', '<svg><g id=t><title>x</title></g></svg>'],
    ['none', '<ul role=none><li id=t>x</li></ul>'],
    [
      'listitem',
      '<ul role=none><li id=t role=none><ul><li>x</li></ul></li></ul>'
        .replace('id=t role=none', '')
        .replace('<li>x', '<li id=t>x'),
    ],
    ['list', '<ul role=presentation tabindex=0 id=t><li>x</li></ul>'],
    ['heading', '<h2 role=none aria-label=x id=t>y</h2>'],
    ['none', '<h2 role=none aria-level=3 id=t>y</h2>'],
    ['none', '<input role=none disabled id=t>'],
    ['textbox', '<input role=none id=t>'],
    ['group', '<nav role="region group" id=t>x</nav>'],
    ['generic', '<span role=cell id=t>x</span>'],
    ['cell', '<div role=table><div role=row><div><span role=cell id=t>x</span></div></div></div>'],
    ['listitem', '<x-list><div role=listitem id=t>x</div></x-list>'],
    ['textbox', '<div contenteditable id=t>x</div>'],
    ['img', '<img alt="" title=x src=x id=t>'],
    ['none', '<img alt="" src=x id=t>'],
  ])('says %s of %s', async (role, html) => {
    expect((await ask(lab, html)).role).toBe(role)
  })

  it('knows a list by what its item is shown in', async () => {
    const page = await lab.open('<x-list><li id=t>x</li></x-list>')
    await page.evaluate(() => {
      const root = document.querySelector('x-list')?.attachShadow({ mode: 'open' })
      if (root) root.innerHTML = '<ul><slot></slot></ul>'
    })
    expect((await askPage(page)).role).toBe('listitem')
    await page.close()
  })
})
