import { createEngine, type Engine } from '../../../../src/content/act/engine.ts'
import { factsOf } from '../../../../src/content/act/facts.ts'
import { nameOf } from '../../../../src/content/snapshot/name.ts'
import { createRefs } from '../../../../src/content/snapshot/refs.ts'
import { roleOf } from '../../../../src/content/snapshot/role.ts'
import { createGuard } from '../../../../src/content/watch/guard.ts'
import type { ActReport, Command, ElementFacts } from '../../../../src/protocol/page.ts'

const refs = createRefs()
refs.attach(0, { from: 1, to: 99_999 })
const acted: [string, ActReport][] = []
const noticed: [string, string][] = []
export const guard = createGuard((event, on) => noticed.push([event, on]))
export const engine: Engine = createEngine(
  refs,
  () => guard,
  (id, report) => acted.push([id, report]),
)
export { acted, noticed }

/** A selector, with ` >> ` into a shadow root, becomes the element's ref. */
export function refFor(selector: string): string {
  if (/^e\d+$/.test(selector)) return selector
  let scope: Document | ShadowRoot = document
  let found: Element | null = null
  for (const part of selector.split(' >> ')) {
    found = scope.querySelector(part)
    if (found?.shadowRoot) scope = found.shadowRoot
  }
  if (!found) throw new Error(`no ${selector}`)
  const ref = refs.refOf(found) ?? ''
  refs.remember(found, { role: roleOf(found), name: nameOf(found), href: '', formAction: '' })
  return ref
}

const withRefs = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withRefs)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value).map(([key, v]) => [
      key,
      typeof v === 'string' && (key === 'ref' || key === 'to') ? refFor(v) : withRefs(v),
    ]),
  )
}

const log: string[] = []

function line(event: Event): string {
  const on = event.composedPath()[0]
  const who = on instanceof Element ? on.id || on.localName : on === document ? 'document' : 'window'
  const said: (string | number)[] = [event.type, who]
  if (event instanceof KeyboardEvent) said.push(event.key, event.code)
  else if (event instanceof InputEvent) said.push(event.inputType, event.data ?? '')
  else if (event instanceof MouseEvent && /down|up|click|menu/.test(event.type))
    said.push(event.button, event.buttons, event.detail)
  return said.join(' ').trim()
}

/** Starts a readable log of the events named, in the order in which they arrive at the window. */
export function record(types: string): void {
  for (const type of types.split(' ').filter(Boolean)) window.addEventListener(type, (e) => log.push(line(e)), true)
}

let count = 0
/** Runs a command in which selectors stand for refs. */
export async function run(command: unknown, expect: Record<string, string> = {}, id = `a${++count}`) {
  const report = await engine.act(id, withRefs(command) as Command, expect)
  return { ...report, log }
}

export const facts = (selector: string): ElementFacts => factsOf(refs, refFor(selector))
