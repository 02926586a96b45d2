import { describe, expect, it } from 'vitest'
import { actions } from '../../../src/agent/actions/index.ts'
import { tools } from '../../../src/agent/actions/tools.ts'
import { openRun } from '../../../src/agent/loop/run.ts'
import { call, createWorld, scripted, started } from '../loop/world.ts'

const named = (name: string) => {
  const action = actions.find((one) => one.name === name)
  if (!action) throw new Error(`There is no ${name}.`)
  return action
}

const nameOf = (ref: string) => `button "X" [${ref}]`

/** name, arguments, how it reads, the command that is sent (page actions). */
const table: [string, object, string, object?][] = [
  ['navigate', { url: 'https://a.test/' }, 'navigate "https://a.test/"'],
  ['back', {}, 'back'],
  ['forward', {}, 'forward'],
  ['reload', {}, 'reload'],
  ['click', { ref: 'e1' }, 'click button "X" [e1]', { do: 'click', ref: 'e1' }],
  [
    'click',
    { x: 3, y: 4, button: 'right', count: 2 },
    'right-click 2 times at 3, 4',
    { do: 'click', point: { x: 3, y: 4 }, button: 'right', count: 2 },
  ],
  [
    'fill',
    { fields: [{ ref: 'e1', value: 'a' }] },
    'fill button "X" [e1] with "a"',
    { do: 'fill', fields: [{ ref: 'e1', value: 'a' }] },
  ],
  [
    'type',
    { ref: 'e1', text: 'lamp', submit: true },
    'type "lamp" into button "X" [e1] and press Enter',
    { do: 'type', ref: 'e1', text: 'lamp', submit: true },
  ],
  [
    'select',
    { ref: 'e1', values: ['France'] },
    'select "France" in button "X" [e1]',
    { do: 'select', ref: 'e1', values: ['France'] },
  ],
  ['check', { ref: 'e1', checked: false }, 'uncheck button "X" [e1]', { do: 'check', ref: 'e1', checked: false }],
  ['press', { keys: 'Enter' }, 'press Enter', { do: 'press', keys: 'Enter' }],
  [
    'scroll',
    { direction: 'down', until: 'End' },
    'scroll down until "End"',
    { do: 'scroll', direction: 'down', until: 'End' },
  ],
  ['scroll', { to: 'e1' }, 'scroll to button "X" [e1]', { do: 'scroll', to: 'e1' }],
  ['wait', { seconds: 2 }, 'wait 2 s'],
  ['look', { ref: 'e1' }, 'look at button "X" [e1]'],
  ['find', { query: 'total' }, 'find "total"'],
  ['read', { page: 2 }, 'read the page, chunk 2'],
  [
    'extract',
    { fields: ['name', 'price'], ref: 'e1', pages: 3 },
    'extract name, price from button "X" [e1] of 3 pages',
  ],
  ['screenshot', { instruction: 'Which bar is the tallest?' }, 'look at a picture: "Which bar is the tallest?"'],
  ['tabs', { op: 'open', url: 'https://a.test' }, 'tabs open "https://a.test"'],
  ['note', { op: 'add', text: 'x' }, 'note add "x"'],
  ['ask_user', { question: 'Which?' }, 'ask_user "Which?"'],
  ['done', { answer: 'yes', success: true, evidence: [] }, 'done "yes"'],
]

describe('each action', () => {
  it.each(table)('%s %j', (name, args, words, command) => {
    const action = named(name)
    const read = action.schema.safeParse(args)
    expect(read.success).toBe(true)
    if (!read.success) return
    expect(action.describe(read.data, nameOf)).toBe(words)
    if (action.kind === 'page') expect(action.commands(read.data, () => 'doc')).toEqual([command])
  })

  it.each([
    ['navigate', {}],
    ['click', { ref: 'button' }],
    ['click', { ref: 'e1', count: 4 }],
    ['fill', { fields: [] }],
    ['fill', { fields: [{ ref: 'e1' }] }],
    ['type', { ref: 'e1' }],
    ['select', { ref: 'e1', values: [] }],
    ['check', { ref: 'e1', checked: 'yes' }],
    ['press', { keys: '' }],
    ['scroll', { amount: -1 }],
    ['wait', { seconds: 31 }],
    ['look', { depth: 0 }],
    ['find', { query: '' }],
    ['read', { page: 0 }],
    ['extract', { fields: 'name' }],
    ['screenshot', { instruction: '' }],
    ['tabs', { op: 'steal' }],
    ['note', { op: 'add', text: 'x', evil: true }],
    ['ask_user', { question: '' }],
    ['done', { answer: 'x' }],
  ])('%s refuses %j', (name, args) => expect(named(name).schema.safeParse(args).success).toBe(false))

  it('stands in the table above', () => {
    expect(new Set(table.map(([name]) => name))).toEqual(new Set(actions.map((action) => action.name)))
  })

  it('is a tool with an object schema and words', () => {
    for (const tool of tools) {
      expect(tool.parameters).toMatchObject({ type: 'object', additionalProperties: false })
      expect(tool.description.length).toBeGreaterThan(20)
    }
  })
})

it('fill goes to one frame a command', () => {
  const action = named('fill')
  if (action.kind !== 'page') throw new Error('fill acts in pages.')
  const fields = ['e1', 'e2', 'f2e1', 'e3'].map((ref) => ({ ref, value: 'x' }))
  const commands = action.commands({ fields }, (ref) => (ref.startsWith('f') ? 'frame' : 'top'))
  expect(commands.map((command) => command.do === 'fill' && command.fields.map((field) => field.ref))).toEqual([
    ['e1', 'e2'],
    ['f2e1'],
    ['e3'],
  ])
})

/** Runs calls, one a reply, and gives what the model was told. */
async function told(...calls: [string, object][]): Promise<{ said: string[]; done: string[]; notes: string[] }> {
  const world = createWorld(scripted(calls.map(([name, args]) => [call(name, args)])))
  world.events.push(started())
  const trouble = ({ sentence }: { sentence: string }) => {
    throw new Error(sentence)
  }
  const run = await openRun('run', world.ports, { event: () => {}, trouble })
  await run.finished
  const results = run.state().entries.filter((entry) => entry.kind === 'result')
  return {
    said: results.map((entry) => (entry.kind === 'result' ? entry.said : '')).slice(0, calls.length),
    done: world.done,
    notes: world.notes.map((note) => note.text),
  }
}

describe('actions of the worker', () => {
  it('keep, read and clear notes', async () => {
    const { said, notes } = await told(
      ['note', { op: 'add', text: 'Lamp 45 €' }],
      ['note', { op: 'read' }],
      ['note', { op: 'clear' }],
      ['note', { op: 'read' }],
      ['note', { op: 'add', text: ' ' }],
    )
    expect(said).toEqual([
      'Noted: Lamp 45 €',
      'http://shop.test: Lamp 45 €',
      'All notes are removed.',
      'There are no notes.',
      'note add needs a text.',
    ])
    expect(notes).toEqual([])
  })

  it('close only tabs that the run opened', async () => {
    const { said, done } = await told(
      ['tabs', { op: 'close', tab: 1 }],
      ['tabs', { op: 'open', url: 'file:///x' }],
      ['tabs', { op: 'open', url: 'http://b.test' }],
      ['tabs', { op: 'close', tab: 7 }],
    )
    expect(said[0]).toContain("is the user's")
    expect(said[1]).toContain('never opened')
    expect(said[3]).toContain('Tab 7 is closed')
    expect(done).toEqual(['open http://b.test/', 'close 7'])
  })

  it('switch only to tabs that the run may use', async () => {
    const { said } = await told(
      ['tabs', { op: 'switch', tab: 3 }],
      ['tabs', { op: 'switch' }],
      ['tabs', { op: 'switch', tab: 7 }],
    )
    expect(said).toEqual([
      'There is no tab 3 that this run may use.',
      expect.stringContaining('tabs list'),
      'Now in tab 7.',
    ])
  })

  it('wait for a text, and say when it does not come', async () => {
    const { said } = await told(
      ['wait', { text: 'Go' }],
      ['wait', { text: 'never there' }],
      ['wait', { gone: 'never there' }],
      ['wait', { seconds: 3 }],
    )
    expect(said).toEqual([
      '"Go" is there.',
      'After 30 s "never there" is still not there.',
      '"never there" is gone.',
      'Waited 3 s.',
    ])
  })

  it('find and look', async () => {
    const { said } = await told(['find', { query: 'basket' }], ['look', {}])
    expect(said).toEqual(['- button "basket" [e1]', expect.stringContaining('button "Go" [e1]')])
  })
})
