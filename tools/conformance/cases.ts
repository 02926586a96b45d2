import type { Kind, Sheet } from './sheet.ts'

export type Case = { test: string; kind: Kind; want: string }

/** What the scripts of a page leave behind, see `wpt.ts`. */
type World = {
  cases: Element[]
  /** Function of the harness and selector. */
  checks?: [string, string][]
  atta?: { steps?: { element?: string; test?: { ATK?: unknown[][] } }[] }
}
const world = globalThis as unknown as World

type Found = { el: Element; one: Case }

/** The markup of a shadow root in a template, as axe-core writes it. */
function openTemplates(): void {
  for (const template of document.querySelectorAll<HTMLTemplateElement>('template[shadow]')) {
    template.parentElement?.attachShadow({ mode: 'open' }).append(template.content)
    template.remove()
  }
}

function deep(root: Document | ShadowRoot, selector: string): Element | null {
  const here = root.querySelector(selector)
  if (here) return here
  for (const { shadowRoot } of root.querySelectorAll('*')) {
    const inner = shadowRoot && deep(shadowRoot, selector)
    if (inner) return inner
  }
  return null
}

function there(selector: string): Element {
  const el = deep(document, selector)
  if (!el) throw new Error(`No element fits ${selector}.`)
  return el
}

function checked([check, selector]: [string, string]): Found[] {
  return Array.from(document.querySelectorAll(selector)).flatMap((el) => {
    const said = (...names: string[]) =>
      names.map((name) => el.getAttribute(`data-${name}`)).find((v) => v !== null) ?? ''
    const test = said('testname')
    const found: Found[] = []
    if (check.includes('Role'))
      found.push({ el, one: { test, kind: 'role', want: check.includes('Generic') ? '' : said('expectedrole') } })
    if (check.includes('Label'))
      found.push({ el, one: { test, kind: 'name', want: said('expectedlabel', 'expectedname') } })
    if (check.includes('Description'))
      found.push({ el, one: { test, kind: 'description', want: said('expecteddescription') } })
    return found
  })
}

/** Steps of a manual test: only names and descriptions, and of them only what is an exact text. */
function manual(): Found[] {
  return (world.atta?.steps ?? []).flatMap(({ element, test }) =>
    (test?.ATK ?? []).flatMap(([what, kind, is, want]) =>
      what === 'property' && is === 'is' && typeof want === 'string' && (kind === 'name' || kind === 'description')
        ? [{ el: there(`#${CSS.escape(element ?? '')}`), one: { test: document.title, kind, want } as Case }]
        : [],
    ),
  )
}

/** Runs in the page: leaves the elements that are asked about as `cases`, in the order of the answer. */
export function findCases(asks: Sheet['asks']): Case[] {
  openTemplates()
  const found = [
    ...(asks ?? []).map(({ selector, ...one }) => ({ el: there(selector), one })),
    ...(world.checks ?? []).flatMap(checked),
    ...manual(),
  ]
  world.cases = found.map(({ el }) => el)
  return found.map(({ one }) => one)
}
