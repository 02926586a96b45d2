import { activeOf, titleOf } from '../dom/doc.ts'
import { isConnected } from '../dom/native.ts'
import { inPass } from '../dom/pass.ts'
import { describe } from '../hit/describe.ts'
import { type State, stateOf } from '../snapshot/state.ts'
import { watchInvalid } from './invalid.ts'
import { regionChanges, regions } from './regions.ts'
import type { Changes } from './settled.ts'

export type Effects = {
  /** Remembers the element as it is before it is touched. */
  seen(el: Element): void
  /** Short sentences on what changed since; none where nothing visibly did. */
  told(): string[]
  stop(): void
}

type Row = { [K in keyof State]?: (now: State[K], was: State[K]) => string }

const quote = (text: string | null) => JSON.stringify((text ?? '').slice(0, 120))
const onOff = (on: string, off: string) => (now: unknown) => (now === 'mixed' ? `partly ${on}` : now ? on : off)

/** How a state that changed is said. */
const rows: Row = {
  value: (now, was) => `reads ${quote(now)}${was ? `, was ${quote(was)}` : ''}`,
  checked: onOff('checked', 'unchecked'),
  expanded: onOff('expanded', 'collapsed'),
  selected: onOff('selected', 'not selected'),
  pressed: onOff('pressed', 'not pressed'),
  disabled: onOff('disabled', 'enabled'),
  readonly: onOff('read-only', 'editable'),
  busy: onOff('busy', 'no longer busy'),
}

function stateChanges(el: Element, was: State): string[] {
  if (!isConnected(el)) return []
  const now = stateOf(el)
  const said = Object.entries(rows).flatMap(([key, say]) => {
    const [a, b] = [was[key as keyof State], now[key as keyof State]]
    return a === b ? [] : [(say as (now: unknown, was: unknown) => string)(b, a)]
  })
  return said.length > 0 ? [`${describe(el)}: ${said.join(', ')}`] : []
}

const count = (n: number, what: string) => (n > 0 ? [`${n} ${what}${n === 1 ? '' : 's'}`] : [])

/** Compares the frame before and after. Reads dialogs, messages, one element and the address, never the whole page. */
export function watchEffects(changes: Changes): Effects {
  const before = inPass(() => ({
    address: location.href,
    title: titleOf(document),
    focus: activeOf(document),
    regions: regions(),
  }))
  const invalid = watchInvalid()
  const states = new Map<Element, State>()

  const wentAway = (el: Element) => !isConnected(el)

  return {
    seen(el) {
      if (!states.has(el)) states.set(el, stateOf(el))
      changes.include(el)
    },
    told: () =>
      inPass(() => {
        const focus = activeOf(document)
        const { added, removed, texts } = changes.counts()
        const counted = [...count(added, 'element'), ...(added > 0 ? ['came'] : [])].join(' ')
        const went = [...count(removed, 'element'), ...(removed > 0 ? ['went'] : [])].join(' ')
        const all = [
          location.href !== before.address && `address: ${location.href}`,
          titleOf(document) !== before.title && `title: ${quote(titleOf(document))}`,
          ...[...states].flatMap(([el, was]) => stateChanges(el, was)),
          ...invalid.complaints(),
          ...regionChanges(before.regions, regions()),
          [...states.keys()].some(wentAway) && 'the element itself went away',
          focus !== before.focus && focus && `focus: ${describe(focus)}`,
          [counted, went].filter(Boolean).join(', '),
          added + removed === 0 && texts > 0 && `text changed in ${texts} place${texts === 1 ? '' : 's'}`,
        ]
        return all.filter((line): line is string => typeof line === 'string' && line !== '').map((l) => l.slice(0, 400))
      }),
    stop: invalid.stop,
  }
}
