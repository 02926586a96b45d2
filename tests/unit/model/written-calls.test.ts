import { describe, expect, test } from 'vitest'
import { read } from './tools.ts'

describe('calls written as text', () => {
  test.each([
    ['a block of code', 'I click.\n```json\n{"name": "click", "arguments": {"ref": "e5"}}\n```', 'I click.'],
    ['a block with no language', '```\n{"name":"click","arguments":{"ref":"e5"}}\n```', ''],
    ['arguments as text', '```json\n{"name":"click","arguments":"{\\"ref\\":\\"e5\\"}"}\n```', ''],
    ['a tag', 'So:\n<tool_call>\n{"name": "click", "arguments": {"ref": "e5"}}\n</tool_call>', 'So:'],
    ['a tag with a bracket missing', '<tool_call>{"name": "click", "arguments": {"ref": "e5"}</tool_call>', ''],
    ['a function tag', '<function=click>{"ref": "e5"}</function>', ''],
    [
      'a function tag with parameters',
      '<tool_call><function=click>\n<parameter=ref>\ne5\n</parameter>\n</function></tool_call>',
      '',
    ],
    ['flat', '{"action": "click", "ref": "e5"}', ''],
    ['flat, with remarks', '{"thought": "hm", "action": "click", "ref": "e5"}', ''],
    ['tool and args', '{"tool": "click", "args": {"ref": "e5"}}', ''],
    ['action and its input', '{"action": "click", "action_input": {"ref": "e5"}}', ''],
    ['the name as key', '{"click": {"ref": "e5"}}', ''],
    ['a list of actions', '{"thought": "hm", "action": [{"click": {"ref": "e5"}}]}', ''],
    [
      'as the API writes it',
      '{"tool_calls":[{"id":"x","type":"function","function":{"name":"click","arguments":"{\\"ref\\":\\"e5\\"}"}}]}',
      '',
    ],
    ['after words', 'I will click it: {"name":"click","parameters":{"ref":"e5"}}', 'I will click it:'],
    ['before words', '{"name":"click","parameters":{"ref":"e5"}}\nThat opens the page.', 'That opens the page.'],
  ])('%s', (_what, text, words) => {
    expect(read({ text })).toMatchObject({
      calls: [{ id: 'new-1', name: 'click', args: { ref: 'e5' } }],
      problems: [],
      text: words,
    })
  })

  test('several in tags, in order', () => {
    const text = ['e1', 'e2']
      .map((ref) => `<tool_call>{"name":"click","arguments":{"ref":"${ref}"}}</tool_call>`)
      .join('\n')
    expect(read({ text }).calls.map(({ args }) => args.ref)).toEqual(['e1', 'e2'])
  })

  test('several in one list', () => {
    expect(
      read({ text: '[{"name":"look"},{"name":"click","arguments":{"ref":"e1"}}]' }).calls.map(({ name }) => name),
    ).toEqual(['look', 'click'])
  })

  test.each([
    [
      'two blocks may be alternatives',
      '```json\n{"click":{"ref":"e1"}}\n```\nor\n```json\n{"click":{"ref":"e2"}}\n```',
    ],
    ['two values too', 'either {"click":{"ref":"e1"}} or {"click":{"ref":"e2"}}'],
    ['JSON that is no call', '```json\n{"name": "Ann", "age": 4}\n```'],
    ['a tool that is not there', '{"name": "launch", "arguments": {}}'],
    ['a list with something else in it', '[{"click":{"ref":"e1"}}, {"price": 4}]'],
    ['an open block', '```json\n{"click":{"ref":"e1"'],
    ['plain words', 'The lamp costs 4 euros (incl. tax) [1].'],
  ])('are not read where in doubt: %s', (_what, text) => {
    expect(read({ text })).toMatchObject({ calls: [], problems: [], text })
  })

  test.each([
    ['<tool_call>{"name":"clik","arguments":{}}</tool_call>', 'Did you mean click'],
    ['<tool_call>click the button</tool_call>', 'There is no tool ""'],
    ['```json\n{"name":"click","arguments":{}}\n```', '"ref" is missing'],
  ])('are a problem where they were meant but are wrong: %s', (text, part) => {
    const { calls, problems } = read({ text })
    expect(calls).toEqual([])
    expect(problems).toHaveLength(1)
    expect(problems[0]?.sentence).toContain(part)
  })

  test('are left alone beside real calls, and in a reply that was cut', () => {
    const text = '{"click":{"ref":"e1"}}'
    expect(read({ text, calls: [{ id: 'a', name: 'look', arguments: '' }] })).toMatchObject({
      calls: [{ name: 'look' }],
      text,
    })
    expect(read({ text, finish: 'length' })).toMatchObject({ calls: [], text })
  })
})
