import { expect, test } from 'vitest'
import { createToolCalls } from '../../../src/offscreen/tool-calls.ts'

const fn = (name: string | null, args?: unknown) => ({ name, arguments: args })
const assembled = (pieces: object[]) => {
  const calls = createToolCalls()
  for (const piece of pieces) calls.add([piece])
  return calls.calls('made').map(({ id, name, arguments: args }) => [id, name, args])
}

test.each<[string, object[], string[][]]>([
  [
    'parallel calls whose pieces alternate',
    [
      { index: 0, id: 'a', function: fn('click', '{"ref"') },
      { index: 1, id: 'b', function: fn('look', '{') },
      { index: 0, function: fn(null, ':"e1"}') },
      { index: 1, function: fn(null, '}') },
    ],
    [
      ['a', 'click', '{"ref":"e1"}'],
      ['b', 'look', '{}'],
    ],
  ],
  [
    'parallel calls that are all number 0',
    [
      { index: 0, id: 'a', function: fn('click', '{"ref":"e1"}') },
      { index: 0, id: 'b', function: fn('click', '{"ref":"e2"}') },
    ],
    [
      ['a', 'click', '{"ref":"e1"}'],
      ['b', 'click', '{"ref":"e2"}'],
    ],
  ],
  [
    'a new id on every piece',
    [
      { index: 0, id: 'a', function: fn('click', '{"ref":') },
      { index: 0, id: 'b', function: fn(null, '"e1"}') },
    ],
    [['a', 'click', '{"ref":"e1"}']],
  ],
  [
    'the name on every piece',
    [
      { index: 0, id: 'a', function: fn('click', '{"ref":') },
      { index: 0, id: 'a', function: fn('click', '"e1"}') },
    ],
    [['a', 'click', '{"ref":"e1"}']],
  ],
  [
    'a name in parts',
    [
      { index: 0, id: 'a', function: fn('scr') },
      { index: 0, function: fn('oll', '{}') },
    ],
    [['a', 'scroll', '{}']],
  ],
  [
    'neither index nor id',
    [
      { function: fn('click', '{"ref":"e1"}') },
      { function: fn('click', '{"ref":') },
      { function: fn(null, '"e2"}') },
      { function: fn('look', '{}') },
    ],
    [
      ['made-1', 'click', '{"ref":"e1"}'],
      ['made-2', 'click', '{"ref":"e2"}'],
      ['made-3', 'look', '{}'],
    ],
  ],
  [
    'ids but no index',
    [
      { id: 'a', function: fn('click', '{"ref":') },
      { function: fn(null, '"e1"}') },
      { id: 'b', function: fn('look', '{}') },
    ],
    [
      ['a', 'click', '{"ref":"e1"}'],
      ['b', 'look', '{}'],
    ],
  ],
  ['an index that is not the first', [{ index: 3, id: 'a', function: fn('look', '{}') }], [['a', 'look', '{}']]],
  [
    'arguments as an object',
    [{ index: 0, function: fn('click', { ref: 'e1' }) }],
    [['made-1', 'click', '{"ref":"e1"}']],
  ],
  ['nothing that makes sense', [{ index: 'x', id: 7, function: 'click' }], [['made-1', '', '']]],
])('%s', (_what, pieces, calls) => {
  expect(assembled(pieces)).toEqual(calls)
})
