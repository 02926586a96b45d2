import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { contentLane, noticeLane } from '../../../src/protocol/content.ts'
import { answer, envelope } from '../../../src/protocol/lane.ts'
import { compiled } from '../../../tools/build/content/check-shape.ts'
import { compileModule } from '../../../tools/build/content/compile-lanes.ts'

const schemas: [string, z.ZodMiniType][] = [
  ['envelope', envelope],
  ['answer', answer],
  ...[contentLane, noticeLane].flatMap((lane) =>
    Object.entries(lane).flatMap(([kind, { request, reply }]): [string, z.ZodMiniType][] => [
      [`${kind} request`, request],
      [`${kind} reply`, reply],
    ]),
  ),
]

type Node = Record<string, unknown> & {
  type?: string
  anyOf?: Node[]
  oneOf?: Node[]
  properties?: Record<string, Node>
}

/** Values near a schema: right ones, and ones with a part that is wrong. */
function near(node: Node): fc.Arbitrary<unknown> {
  const options = node.anyOf ?? node.oneOf
  if (options) return fc.oneof(...options.map(near))
  if ('const' in node) return fc.constant(node.const)
  if (node.enum) return fc.oneof(fc.constantFrom(...(node.enum as string[])), fc.string())
  if (node.pattern) return fc.oneof(fc.constantFrom('e1', 'f2e33', 'e', 'x', 'e1234567890'), fc.string())
  const leaf: Record<string, fc.Arbitrary<unknown>> = {
    string: fc.oneof(fc.string(), fc.constant('x'.repeat(5000))),
    integer: fc.oneof(fc.integer(), fc.double()),
    number: fc.oneof(fc.double(), fc.integer()),
    boolean: fc.boolean(),
    null: fc.constant(null),
  }
  if (node.type === 'array') return fc.array(near((node.items ?? {}) as Node), { maxLength: 3 })
  if (node.type === 'object') {
    const members = Object.fromEntries(
      Object.entries(node.properties ?? {}).map(([key, child]) => [
        key,
        fc.oneof({ weight: 30, arbitrary: near(child) }, { weight: 1, arbitrary: fc.anything() }),
      ]),
    )
    const whole = fc.record(members, { requiredKeys: (node.required ?? []) as string[] })
    return fc.oneof(
      { weight: 8, arbitrary: whole },
      fc.record(members, { requiredKeys: [] }),
      fc.record({ ...members, extra: fc.string() }),
      fc.dictionary(fc.string(), fc.string()),
    )
  }
  return leaf[node.type ?? ''] ?? fc.anything()
}

/** What is left of a value after its way between two contexts. */
const sent = (value: unknown): unknown => (value === undefined ? undefined : JSON.parse(JSON.stringify(value)))

describe.each(schemas)('%s, compiled', (_, schema) => {
  const shape = z.toJSONSchema(schema, { target: 'draft-7' })
  const lean = compiled(shape as Parameters<typeof compiled>[0])

  it('gives the same verdict as zod', () => {
    fc.assert(
      fc.property(fc.oneof({ weight: 4, arbitrary: near(shape as Node) }, fc.anything()), (value) => {
        const over = sent(value)
        expect(lean.safeParse(over).success).toBe(schema.safeParse(over).success)
      }),
      { numRuns: process.env.LONG ? 5000 : 300 },
    )
  })
})

it('says where it went wrong', () => {
  const shape = z.toJSONSchema(contentLane['frame.act'].request, { target: 'draft-7' })
  const read = compiled(shape as Parameters<typeof compiled>[0]).safeParse({ id: '', command: {}, expect: {} })
  expect(read).toEqual({ success: false, error: { issues: [{ path: ['id'], message: 'too short' }] } })
})

it('keeps the names of a module', () => {
  const code = compileModule({ contentLane, answer, list: ['a'] })
  expect([...code.matchAll(/export const (\w+)/g)].map((match) => match[1])).toEqual(['contentLane', 'answer', 'list'])
  expect(code).not.toContain('zod')
})
