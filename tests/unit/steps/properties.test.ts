import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Entry } from '../../../src/agent/loop/state.ts'
import { proposeStep } from '../../../src/agent/model/steps/create-step-reader.ts'
import { parseGoal } from '../../../src/agent/model/steps/parse/parse-goal.ts'
import { first, shopPage, stateWith } from './page.ts'

const words =
  'open click type choose tick tell me the total in of for first cheapest "Nova" basket and then , ; . \n 2 € it add to'.split(
    ' ',
  )
const goal = fc.oneof(
  fc.string({ maxLength: 300 }),
  fc.array(fc.constantFrom(...words), { maxLength: 30 }).map((all) => all.join(' ')),
)
const roles = [
  'button',
  'link',
  'textbox',
  'checkbox',
  'combobox',
  'heading',
  'listitem',
  'row',
  'text',
  'dialog',
  'alert',
]
const line = fc
  .tuple(
    fc.nat(4),
    fc.constantFrom(...roles),
    fc.oneof(fc.string({ maxLength: 30 }), fc.constantFrom('Nova', 'Total €45.00', 'Add to basket')),
    fc.option(fc.nat(60)),
    fc.constantFrom('', ' disabled', ' checked', ' = "x"', ' (3 options)'),
  )
  .map(
    ([depth, role, name, ref, rest]) =>
      `${'  '.repeat(depth)}- ${role} ${JSON.stringify(name)}${ref === null ? '' : ` [e${ref}]`}${rest}`,
  )
const page = fc.oneof(
  fc.string({ maxLength: 400 }),
  fc.array(line, { maxLength: 25 }).map((lines) => lines.join('\n')),
  fc.constantFrom(shopPage('lamps'), shopPage('delivery')),
)
const result = fc.record({
  tag: fc.constantFrom('act', 'way', 'find', 'look', 'tie', 'lost', 'tell', 'ask'),
  unit: fc.nat(3),
  result: fc.constantFrom('ok', 'failed', 'refused', 'unknown', 'not-sent'),
  outcome: fc.constantFrom('done', 'covered', 'no-option', 'stale', 'denied'),
  said: fc.string({ maxLength: 60 }),
})

const entriesOf = (results: { tag: string; unit: number; result: string; outcome: string; said: string }[]): Entry[] =>
  results.flatMap(({ tag, unit, result, outcome, said }, n) => {
    const id = `s${unit}.${n + 1}.${tag}`
    return [
      { kind: 'reply', n, text: 'a step', calls: [{ id, name: 'click', arguments: '{"ref":"e1"}' }] },
      { kind: 'result', n, callId: id, name: 'click', result, outcome, said },
    ] as Entry[]
  })

const refsIn = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) =>
        ['ref', 'to', 'from'].includes(key) && typeof inner === 'string' ? [inner] : refsIn(inner),
      )
    : []

const acting = new Set(['click', 'fill', 'type', 'select', 'check', 'press', 'hover', 'drag'])

describe('on any goal and any page', () => {
  test('never throws, is deterministic, and proposes no ref that is not on the page', () => {
    fc.assert(
      fc.property(goal, page, fc.array(result, { maxLength: 6 }), (aim, text, results) => {
        const state = stateWith(aim, text, entriesOf(results))
        const reply = proposeStep(state)
        expect(proposeStep(structuredClone(state))).toEqual(reply)
        const [call] = reply.calls
        expect(reply.calls).toHaveLength(1)
        const shown = [text, ...results.map(({ said }) => said)].join('\n')
        for (const ref of refsIn(JSON.parse(call?.arguments ?? '{}'))) expect(shown).toContain(ref)
      }),
      { numRuns: 300 },
    )
  })

  test('does nothing on its own account where two things fit equally', () => {
    const named = fc.constantFrom('Add', 'Save', 'Open', 'Nova', 'Details')
    fc.assert(
      fc.property(
        named,
        fc.constantFrom('button', 'link', 'checkbox'),
        fc.integer({ min: 2, max: 5 }),
        (name, role, count) => {
          const cards = Array.from(
            { length: count },
            (_, index) => `  - listitem\n    - text "Thing ${index}"\n    - ${role} "${name}" [e${index + 1}]`,
          )
          expect(acting.has(first(`click ${name}`, ['- main', ...cards].join('\n')).split(' ')[0] ?? '')).toBe(false)
        },
      ),
    )
  })

  test('reads long goals to their end', () => {
    const hostile = [
      'enter '.concat('a in '.repeat(400)),
      'add '.concat('one to the '.repeat(200)),
      'open a, '.repeat(500),
      '"'.repeat(4000),
      ' '.repeat(20_000).concat('x'),
    ]
    // One that took exponential time would never end: the runner's own limit is the judge.
    for (const text of hostile) expect(parseGoal(text)).toBeDefined()
  })
})
