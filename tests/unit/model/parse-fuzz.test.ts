import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { parseCall } from '../../../src/agent/model/parse-call.ts'
import { isObject } from '../../../src/agent/model/read-arguments.ts'
import { safeToRepair, scanJson } from '../../../src/agent/model/scan-json.ts'
import type { ChatReply, RawCall } from '../../../src/protocol/model.ts'
import { read, tools } from './tools.ts'

// A slice of seconds; the limit is for machines that are busy with other things.
const runs = { numRuns: 600, seed: 20260601 }
vi.setConfig({ testTimeout: 60_000 })

const names = fc.oneof(
  fc.constantFrom(...tools.map(({ name }) => name), 'clik', 'functions.look', '', '__proto__'),
  fc.string(),
)
const goodArguments = fc.constantFrom(
  '',
  '{"ref":"e5","count":2}',
  '{"fields":[{"ref":"e1","value":"it\'s \\"so\\" {"}]}',
  '{"ref":"e5","checked":true}',
  '{"ref":"e1","values":["a","b"]}',
  '{"direction":"down","amount":1.5}',
  '{"answer":"ok","success":true}',
  '{"name":"x","args":{"__proto__":{"a":1},"b":[[]]}}',
)
/** Good arguments as broken as a model or a line can break them. */
const brokenArguments = fc
  .tuple(goodArguments, fc.nat(60), fc.nat(60), fc.constantFrom('', '"', '}', ',', '\\', "'", '...', 'x'))
  .map(([source, from, length, put]) => source.slice(0, from) + put + source.slice(from + length))
const doubled = brokenArguments.map((source) => JSON.stringify(source))
const argumentTexts = fc.oneof(goodArguments, brokenArguments, doubled, fc.json(), fc.string())
const calls = fc.array(
  fc.record({ id: fc.oneof(fc.constantFrom('', 'a', 'b'), fc.string()), name: names, arguments: argumentTexts }),
  { maxLength: 14 },
)

const wrap = fc.constantFrom<(inner: string) => string>(
  (inner) => inner,
  (inner) => `\`\`\`json\n${inner}\n\`\`\``,
  (inner) => `<tool_call>${inner}</tool_call>`,
  (inner) => `<function=click>${inner}</function>`,
  (inner) => `<think>${inner}</think>${inner}`,
)
const writtenText = fc
  .array(
    fc
      .tuple(wrap, names, argumentTexts, fc.string())
      .map(([put, name, args, prose]) => `${prose}${put(`{"name":${JSON.stringify(name)},"arguments":${args}}`)}`),
    { maxLength: 3 },
  )
  .map((parts) => parts.join('\n'))

const replies: fc.Arbitrary<ChatReply> = fc.record({
  text: fc.oneof(fc.string(), writtenText),
  calls: fc.oneof(fc.constant<RawCall[]>([]), calls),
  usage: fc.constant(null),
  finish: fc.constantFrom('stop', 'tool_calls', 'length', 'odd'),
})

test('whatever a model writes: nothing throws, and each call fits its schema', () => {
  fc.assert(
    fc.property(replies, (reply) => {
      const parsed = read(reply)
      for (const call of parsed.calls) {
        const tool = tools.find(({ name }) => name === call.name)
        expect(tool?.schema.safeParse(call.args).success).toBe(true)
        expect(isObject(call.args)).toBe(true)
      }
      expect(parsed.raw).toHaveLength(parsed.calls.length + parsed.problems.length)
      expect(new Set(parsed.raw.map(({ id }) => id)).size).toBe(parsed.raw.length)
      expect(parsed.problems.every(({ sentence }) => sentence.length > 0)).toBe(true)
    }),
    runs,
  )
})

test('the journal gives back the same calls and no others', () => {
  fc.assert(
    fc.property(replies, (reply) => {
      const { raw, calls } = read(reply)
      const again = raw.map((call) => parseCall(call, tools, { repair: false, truncated: false }))
      expect(again.flatMap((end) => (end.ok ? [end.call] : []))).toEqual(calls)
    }),
    runs,
  )
})

test('a call cut inside a value is never carried out', () => {
  const value = fc.string({ minLength: 2, maxLength: 20 })
  fc.assert(
    fc.property(value, fc.nat(40), fc.boolean(), (answer, cut, first) => {
      const whole = JSON.stringify(first ? { success: true, answer } : { answer, success: true })
      const begin = whole.indexOf('"answer":"') + '"answer":"'.length
      const end = begin + JSON.stringify(answer).length - 2
      const at = begin + (cut % Math.max(1, end - begin))
      expect(read({ calls: [{ id: 'a', name: 'done', arguments: whole.slice(0, at) }] }).calls).toEqual([])
    }),
    runs,
  )
})

test('valid JSON is never called cut', () => {
  fc.assert(
    fc.property(fc.json(), (source) => {
      expect(scanJson(source).openString).toBe(false)
      if (/["}\]]$/.test(source)) expect(safeToRepair(source, { ...scanJson(source), ellipsis: false })).toBe(true)
    }),
    runs,
  )
})
