import type { Happening } from '../../../src/protocol/events.ts'
import type { Diff } from '../../../src/protocol/page.ts'

const nothing: Diff = { added: [], removed: [], changed: [] }

export const started = (goal: string, model: 'steps' | 'endpoint' = 'steps'): Happening => ({
  type: 'run.started',
  goal,
  windowId: 1,
  tabId: 1,
  model: model === 'steps' ? { kind: 'steps' } : { kind: 'endpoint', id: 'model-1', label: 'Ollama' },
  limits: { steps: 50, seconds: 900 },
  fence: 'fence',
})

export const observed = (text: string, cause: 'start' | 'action' = 'start', diff = nothing): Happening => ({
  type: 'page.observed',
  tabId: 1,
  documentId: 'doc',
  url: 'https://shop.test/',
  title: 'Demo Shop',
  text,
  diff: cause === 'start' ? null : diff,
  cause,
  modal: '',
  unsent: [],
})

export const answered = (text: string, calls: [string, string][], tokens = 0): Happening[] => [
  { type: 'model.asked', call: calls[0]?.[0] ?? 'c' },
  {
    type: 'model.answered',
    call: calls[0]?.[0] ?? 'c',
    text,
    calls: calls.map(([id, name]) => ({ id, name, arguments: '{"ref":"e3"}' })),
    usage: tokens ? { input: tokens, output: Math.round(tokens / 40) } : null,
  },
]

export const dispatched = (callId: string, name: string, what: string, why = ''): Happening => ({
  type: 'action.dispatched',
  id: `a-${callId}`,
  callId,
  name,
  args: '{}',
  what,
  why,
  parts: [],
})

type Settled = Extract<Happening, { type: 'action.settled' }>

export const settled = (callId: string, change: Partial<Settled> = {}): Happening => ({
  type: 'action.settled',
  id: `a-${callId}`,
  callId,
  result: 'ok',
  outcome: 'done',
  strategy: 'ref',
  said: 'Done.',
  effects: [],
  fields: [],
  breaks: false,
  ...change,
})

/** A run with each kind of step, up to where the next reply is awaited. */
const first = 'I look for lamps with the search box of the shop.'
const second = 'A cookie notice is in the way. I close it and search again.'

export const shopping: Happening[] = [
  started('search for "lamp", open the first result, add it to the basket, tell me the total', 'endpoint'),
  observed('page "Demo Shop"'),
  ...answered(
    first,
    [
      ['1', 'type'],
      ['2', 'click'],
    ],
    2140,
  ),
  dispatched('1', 'type', 'type "lamp" into searchbox "Search products" [e4]', first),
  settled('1', { said: 'Typed "lamp" into the search box.', effects: ['Six suggestions came up.'] }),
  observed('page', 'action', {
    added: ['option "Desk lamp" [e31]', 'option "Floor lamp" [e32]'],
    removed: ['heading "Offers of the week" level=2'],
    changed: ['searchbox "Search products" [e4] = "lamp"'],
  }),
  dispatched('2', 'click', 'click button "Search" [e5]', first),
  settled('2', { outcome: 'covered', result: 'failed', said: 'A cookie notice covers the button.', breaks: true }),
  observed('page', 'action'),
  ...answered(
    second,
    [
      ['3', 'click'],
      ['4', 'press'],
      ['5', 'click'],
    ],
    2630,
  ),
  dispatched('3', 'click', 'click button "Only what is needed" [e40]', second),
  settled('3', { strategy: 'role and name', effects: ['The dialog closed.'] }),
  observed('page', 'action'),
  dispatched('4', 'press', 'press Enter in searchbox "Search products" [e4]', second),
  settled('4', { outcome: 'navigated', said: 'The page left for /search?q=lamp.', breaks: true }),
  observed('page', 'action'),
]
