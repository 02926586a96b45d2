import { expect, test } from 'vitest'
import { initial, type Step, step } from '../../../src/agent/loop/state.ts'
import type { Happening, RunEvent } from '../../../src/protocol/events.ts'
import { jsonReport, type Report } from '../../../tools/run/report.ts'
import { plain, stepLine, traceReport } from '../../../tools/run/trace.ts'

const happenings: Happening[] = [
  {
    type: 'run.started',
    goal: 'open the lamp',
    windowId: 1,
    tabId: 2,
    model: { kind: 'steps' },
    limits: { steps: 10, seconds: 60 },
    fence: 'f',
  },
  {
    type: 'page.observed',
    tabId: 2,
    documentId: 'd',
    url: 'http://shop.test/',
    title: 'Shop',
    text: 'page "Shop"',
    diff: null,
    cause: 'start',
    modal: '',
    unsent: [],
  },
  { type: 'model.asked', call: 'm1' },
  {
    type: 'model.answered',
    call: 'm1',
    text: '',
    calls: [{ id: 'c1', name: 'click', arguments: '{"ref":"e1"}' }],
    usage: null,
  },
  {
    type: 'action.dispatched',
    id: 'a1',
    callId: 'c1',
    name: 'click',
    args: '{"ref":"e1"}',
    what: 'click link "Lamp" [e1]',
    why: 'step 1',
    parts: [],
  },
  {
    type: 'action.settled',
    id: 'a1',
    callId: 'c1',
    result: 'ok',
    outcome: 'done',
    said: 'Clicked.',
    effects: ['the page changed'],
    fields: [],
    breaks: false,
  },
]

function tell(report: Report): void {
  let state = initial
  happenings.forEach((happening, index) => {
    const event: RunEvent = { ...happening, n: index + 1, at: index }
    state = step(index === 0 ? null : state, event)
    report.event(event, state)
  })
  report.event({ type: 'run.ended', status: 'done', answer: 'Open.', evidence: [], doubts: [], n: 7, at: 7 }, state)
  report.end({ status: 'done', answer: 'Open.', evidence: ['Lamp'], reason: '', code: 0 }, 1)
}

test('for programs: every event as one line, run.ended last and once, nothing else', () => {
  const out: string[] = []
  const err: string[] = []
  const report = jsonReport(
    (line) => out.push(line),
    (line) => err.push(line),
  )
  report.say('Building …')
  tell(report)
  expect(err).toEqual(['Building …'])
  const lines = out.map((line) => JSON.parse(line) as { type: string })
  expect(lines.map(({ type }) => type)).toEqual([...happenings.map(({ type }) => type), 'run.ended'])
  expect(lines.at(-1)).toEqual({ type: 'run.ended', status: 'done', answer: 'Open.', steps: 1, evidence: ['Lamp'] })
})

test('for people: one line a step', () => {
  const out: string[] = []
  tell(traceReport((line) => out.push(line), plain))
  expect(out).toEqual([
    'Goal   open the lamp\nModel  the step reader',
    'Shop  http://shop.test/',
    '✓ click link "Lamp" [e1]  (step 1)  done, the page changed',
    'Done after 1 step. Open.',
  ])
})

test('a step that failed says why', () => {
  const failed: Step = {
    callId: 'c1',
    name: 'click',
    what: 'click button "Buy" [e1]',
    why: '',
    status: 'failed',
    outcome: 'covered',
    strategy: null,
    effects: [],
    said: 'A dialog lies over it.',
    changes: null,
    at: 0,
    endedAt: 1,
  }
  expect(stepLine(failed, plain)).toBe('✗ click button "Buy" [e1]  covered\n    A dialog lies over it.')
})
