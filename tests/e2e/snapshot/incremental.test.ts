import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Lab, openLab } from './support/browser.ts'
import { look } from './support/look.ts'

let lab: Lab
beforeAll(async () => {
  lab = await openLab()
})
afterAll(() => lab.close())

const long = process.env.LONG === '1'

const sheet = `
  .hide { display: none } .pale { opacity: .01 } .ghost { visibility: hidden } .solid { visibility: visible }
  .clip { height: 60px; overflow: hidden } .scroll { height: 90px; overflow: auto } .flex { display: flex }
  .grid { display: grid; grid-template-columns: 1fr 1fr } .hand { cursor: pointer } .far { position: absolute; left: -9999px }
  .abs { position: absolute; top: 40px } .fixed { position: fixed; bottom: 0 } .float { float: left } .contents { display: contents }
  .dark .on-dark { display: none } .mark::before { content: "new " } .a + .b { display: none } .a ~ .c { visibility: hidden }
  .card:has(.sold) .buy { display: none } .list > :first-child .first { display: none } .white { color: #fff }
  input:checked ~ .panel { display: none } .wide { width: 300px } .tall { height: 400px }`

const classes =
  'hide pale ghost solid clip scroll flex grid hand far abs fixed float contents dark on-dark mark a b c card sold buy list first white panel wide tall'.split(
    ' ',
  )

/** Pieces of a page; `#` becomes a number of its own. */
const pieces = [
  '<p>Text #</p>',
  '<button>Button #</button>',
  '<a href="/#">Link #</a>',
  '<label><input type="checkbox"> Box #</label>',
  '<input aria-label="Field #" value="v#">',
  '<select aria-label="Choice #"><option>One</option><option>Two</option></select>',
  '<span id="name#">Name #</span><div role="group" aria-labelledby="name#"><button>In #</button><p>Of #</p></div>',
  '<details><summary>More #</summary><p>Inside #</p></details>',
  '<table><tr><td>Cell #</td><td><button>Row #</button></td></tr><tr><td>Cell b#</td><td>Last #</td></tr></table>',
  '<table><thead><tr><th>Head #</th><th>Price</th></tr></thead><tr><td>Lamp #</td><td>9</td></tr></table>',
  '<dialog><p>Dialog # says</p><button>Close #</button></dialog>',
  '<div popover><p>Popover #</p><button>Pop #</button></div>',
  '<ul class="list"><li>Item <b class="first">first #</b></li><li>Item # b <a href="/i#">Go #</a></li></ul>',
  '<fieldset><legend>Set #</legend><input aria-label="In set #"><button>Set button #</button></fieldset>',
  '<x-shadow><b>Slotted #</b></x-shadow>',
  '<div class="card"><h3>Card #</h3><span>Part #</span><button class="buy">Buy #</button></div>',
  '<div contenteditable aria-label="Editor #">Words #</div>',
  '<textarea aria-label="Area #">Lines #</textarea>',
  '<div role="list" aria-owns="owned#"><div role="listitem">First #</div></div><div role="listitem" id="owned#">Owned #</div>',
  '<div class="scroll"><p>Scrolled #</p><p class="tall">b</p><button>Deep #</button></div>',
  '<div><input type="checkbox" aria-label="Toggle #"><div class="panel"><button>Panel #</button><p>Words #</p></div></div>',
]

type Tree = { piece: number; name: number; children: Tree[] }
const tree = fc.letrec<{ node: Tree }>((tie) => ({
  node: fc.record({
    piece: fc.nat(pieces.length - 1),
    name: fc.nat(classes.length * 3),
    children: fc.oneof({ maxDepth: 4 }, fc.constant([] as Tree[]), fc.array(tie('node'), { maxLength: 4 })),
  }),
})).node

let count = 0
const htmlOf = ({ piece, name, children }: Tree): string => {
  count++
  const inner = (pieces[piece] ?? '').replaceAll('#', String(count))
  return `<div class="${classes[name] ?? ''}">${inner}${children.map(htmlOf).join('')}</div>`
}

/** What can happen to the element whose number, modulo all there are, is drawn. */
const changes = [
  'toggle class',
  'text',
  'remove',
  'move',
  'append',
  'click',
  'value',
  'attribute',
  'focus',
  'open',
  'style',
  'scroll',
  'replace',
  'disable',
  'rule',
  'select',
  'data',
  'resize',
] as const

const change = fc.record({
  what: fc.constantFrom(...changes),
  at: fc.nat(10_000),
  to: fc.nat(10_000),
  name: fc.nat(classes.length - 1),
})

describe('looking again', () => {
  it('sees what a first look sees, whatever happened in between', async () => {
    const page = await lab.open('<style id="sheet"></style><main></main>')
    await look(page)
    await page.evaluate((css) => {
      const style = document.getElementById('sheet')
      if (style) style.textContent = css
      customElements.define(
        'x-shadow',
        class extends HTMLElement {
          constructor() {
            super()
            this.attachShadow({ mode: 'open' }).innerHTML =
              '<style>.s { display: block }</style><div class="s"><button>Shadow</button><slot></slot></div>'
          }
        },
      )
    }, sheet)
    await fc.assert(
      fc.asyncProperty(
        fc.array(tree, { minLength: 2, maxLength: 6 }),
        fc.array(fc.array(change, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 6 }),
        async (trees, steps) => {
          await page.evaluate((html) => {
            const main = document.querySelector('main')
            if (main) main.innerHTML = html
            document.documentElement.className = ''
          }, trees.map(htmlOf).join(''))
          await look(page)
          for (const step of steps) {
            await page.evaluate(apply, [step, classes] as const)
            const [again, cold] = await page.evaluate(bothLooks)
            const html = () => page.evaluate(() => document.querySelector('main')?.innerHTML)
            if (String(again) !== String(cold)) expect(again, `${JSON.stringify(step)} ${await html()}`).toEqual(cold)
          }
        },
      ),
      { endOnFailure: !long, numRuns: long ? 400 : 40, seed: long ? Date.now() % 1_000_000 : 11 },
    )
    await page.close()
  }, 900_000)
})

type Step = { what: (typeof changes)[number]; at: number; to: number; name: number }[]

/** Runs in the page. */
function apply([step, names]: readonly [Step, string[]]): void {
  const main = document.querySelector('main') as HTMLElement
  for (const { what, at, to, name } of step) {
    const all = [...main.querySelectorAll<HTMLElement>('*')]
    const el = all[at % all.length]
    const other = all[to % all.length]
    if (!el || !other) continue
    const doIt: Record<typeof what, () => void> = {
      'toggle class': () => el.classList.toggle(names[name] ?? ''),
      text: () => {
        const text = [...el.childNodes].find((n) => n.nodeType === 3)
        if (text) text.nodeValue = `Changed ${to}`
        else el.append(`Added ${to}`)
      },
      remove: () => el.remove(),
      move: () => el.contains(other) || other.before(el),
      append: () => el.insertAdjacentHTML('beforeend', `<p>New ${to}</p><button>New button ${to}</button>`),
      click: () => el.click(),
      value: () => {
        const field = all.filter((e) => e.matches('input,select,textarea'))[at % 7] as HTMLInputElement | undefined
        if (field?.type === 'checkbox') field.checked = !field.checked
        else if (field?.localName === 'select') (field as unknown as HTMLSelectElement).selectedIndex = to % 2
        else if (field) field.value = `typed ${to}`
      },
      attribute: () =>
        el.setAttribute(
          ['aria-label', 'hidden', 'aria-hidden', 'role', 'inert', 'title'][to % 6] ?? '',
          ['true', 'button', 'x'][at % 3] ?? '',
        ),
      focus: () => (all.filter((e) => e.matches('input,button,a,select'))[at % 9] ?? document.body).focus(),
      open: () => {
        const box = all.filter((e) => e.matches('details,dialog,[popover]'))[at % 5]
        if (box instanceof HTMLDetailsElement) box.open = !box.open
        else if (box instanceof HTMLDialogElement) box.open ? box.close() : box.show()
        else if (box) box.togglePopover()
      },
      style: () =>
        el.setAttribute(
          'style',
          [
            'display:none',
            'opacity:0',
            'margin-top:200px',
            'color:white',
            'transform:scale(0)',
            'position:relative;left:-9999px',
          ][to % 6] ?? '',
        ),
      scroll: () => (to % 2 ? scrollTo(0, to % 600) : el.scrollTo(0, to % 200)),
      replace: () => el.replaceWith(el.cloneNode(true)),
      disable: () => all.filter((e) => e.matches('fieldset,button,input'))[at % 9]?.toggleAttribute('disabled'),
      rule: () => {
        const style = document.getElementById('sheet') as HTMLStyleElement
        style.sheet?.insertRule(
          `.${names[name]} { ${['display: none', 'opacity: 0', 'cursor: pointer'][to % 3]} }`,
          style.sheet.cssRules.length,
        )
      },
      select: () => {
        const option = all.filter((e) => e.localName === 'option')[at % 9]
        if (option) option.textContent = `Option ${to}`
      },
      data: () => el.setAttribute('data-x', String(to)),
      resize: () => document.documentElement.classList.toggle(to % 2 ? 'dark' : 'wide'),
    }
    doIt[what]()
  }
}

/** Runs in the page: the lines of the snapshotter that looked before, and of one that never did. */
async function bothLooks(): Promise<[string[], string[]]> {
  const world = globalThis as unknown as {
    snap: typeof import('./support/api.ts')
    snapshotter: ReturnType<typeof import('./support/api.ts').createSnapshotter>
    refs: ReturnType<typeof import('./support/api.ts').createRefs>
  }
  const request = { budget: 10_000_000, scope: 'page' } as const
  const again = await world.snapshotter.snapshot(request)
  const fresh = world.snap.createSnapshotter(world.refs)
  const cold = await fresh.snapshot(request)
  fresh.stop()
  return [again.lines, cold.lines]
}
