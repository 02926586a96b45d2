import { describe, expect, test } from 'vitest'
import { readCall } from './tools.ts'

const args = (name: string, written: string, finish?: string) =>
  readCall(name, written, finish).calls.map((call) => call.args)
const sentence = (name: string, written: string, finish?: string) => {
  const { calls, problems } = readCall(name, written, finish)
  expect(calls).toEqual([])
  return problems[0]?.sentence ?? ''
}

describe('arguments that are read', () => {
  test.each<[string, string, string, object]>([
    ['as they should be', 'click', '{"ref":"e5","count":2}', { ref: 'e5', count: 2 }],
    ['none', 'look', '', {}],
    ['null', 'look', ' null ', {}],
    ['JSON in a JSON string', 'click', '"{\\"ref\\":\\"e5\\"}"', { ref: 'e5' }],
    ['a missing bracket at the end', 'click', '{"ref":"e5"', { ref: 'e5' }],
    [
      'missing brackets after a list',
      'fill',
      '{"fields":[{"ref":"e1","value":"Ann"}',
      { fields: [{ ref: 'e1', value: 'Ann' }] },
    ],
    ['a comma too many', 'click', '{"ref":"e5",}', { ref: 'e5' }],
    ['single quotes', 'click', "{'ref': 'e5'}", { ref: 'e5' }],
    ['keys without quotes', 'click', '{ref: "e5"}', { ref: 'e5' }],
    ['Python words', 'check', '{"ref":"e5","checked":True}', { ref: 'e5', checked: true }],
    ['in a block of code', 'click', '```json\n{"ref":"e5"}\n```', { ref: 'e5' }],
    ['a number in quotes', 'click', '{"ref":"e5","count":"2"}', { ref: 'e5', count: 2 }],
    ['a truth in quotes', 'check', '{"ref":"e5","checked":"false"}', { ref: 'e5', checked: false }],
    [
      'a list in quotes',
      'fill',
      '{"fields":"[{\\"ref\\":\\"e1\\",\\"value\\":\\"x\\"}]"}',
      { fields: [{ ref: 'e1', value: 'x' }] },
    ],
    ['one value for a list', 'select', '{"ref":"e1","values":"red"}', { ref: 'e1', values: ['red'] }],
    ['a number for a text', 'fill', '{"fields":[{"ref":"e1","value":42}]}', { fields: [{ ref: 'e1', value: '42' }] }],
    ['null for nothing', 'click', '{"ref":"e5","count":null}', { ref: 'e5' }],
  ])('%s', (_what, name, written, expected) => {
    expect(args(name, written)).toEqual([expected])
  })
})

describe('arguments that are not repaired', () => {
  test.each([
    ['cut in a text', 'done', '{"success":true,"answer":"Delete the file re'],
    ['cut in a number', 'click', '{"ref":"e5","count":1'],
    ['cut before a value', 'click', '{"ref":'],
    ['cut after a comma', 'fill', '{"fields":[{"ref":"e1","value":"Ann"},'],
    ['something left out', 'select', '{"ref":"e1","values":["red", ...]}x'],
    ['two objects', 'click', '{"ref":"e5"}{"ref":"e6"}'],
    ['a list', 'click', '[{"ref":"e5"}]'],
    ['prose', 'click', 'the button e5'],
  ])('%s', (_what, name, written) => {
    expect(sentence(name, written)).toMatch(/break off|not valid JSON|must be one JSON object/)
  })

  test('anything in a reply that ran into its limit', () => {
    expect(sentence('click', '{"ref":"e5"', 'length')).toContain('break off')
    expect(sentence('look', '', 'length')).toContain('break off')
    expect(args('click', '{"ref":"e5"}', 'length')).toEqual([{ ref: 'e5' }])
  })

  test('what is too deep or too long', () => {
    expect(sentence('page_tool', `{"name":"x","args":{"a":${'['.repeat(5000)}${']'.repeat(5000)}}}`)).toContain('too')
    expect(sentence('done', JSON.stringify({ success: true, answer: 'x'.repeat(200_001) }))).toContain('too long')
  })
})

describe('what the model is told', () => {
  test.each([
    ['click', '{}', 'click: "ref" is missing. Its arguments are {"ref": string, "count"?: integer}.'],
    ['click', '{"ref":"e5","count":9}', '"count" must be at most 3'],
    ['click', '{"ref":"the button"}', '"ref" has the wrong form: "the button"'],
    ['click', '{"ref":"e5","wait":true}', 'the call has no "wait"'],
    ['check', '{"ref":"e5","checked":"maybe"}', '"checked" must be a boolean, not "maybe"'],
    [
      'scroll',
      '{"direction":"left"}',
      '"direction" must be one of "up", "down", not "left". Its arguments are {"direction": "up" | "down", "amount"?: number}.',
    ],
    [
      'fill',
      '{"fields":[{"ref":"e1"}]}',
      '"fields.0.value" is missing. Its arguments are {"fields": [{"ref": string, "value": string}, …]}.',
    ],
    ['fill', '{"fields":[]}', '"fields" must have at least 1 entries'],
  ])('%s %s', (name, written, part) => {
    expect(sentence(name, written)).toContain(part)
  })

  test('of an unknown tool: the nearest names, and all', () => {
    expect(sentence('clik', '{}')).toBe(
      'There is no tool "clik". Did you mean click? The tools are: click, fill, check, select, scroll, look, done, page_tool.',
    )
    expect(sentence('', '{}')).toContain('There is no tool "".')
  })

  test.each(['functions.click', 'Click', ' click ', 'default_api:click'])(
    'a name that can only mean one: %j',
    (name) => {
      expect(readCall(name, '{"ref":"e5"}').calls).toMatchObject([{ name: 'click' }])
    },
  )
})
