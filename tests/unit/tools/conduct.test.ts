import { expect, test } from 'vitest'
import type { Happening } from '../../../src/protocol/events.ts'
import { overBudget } from '../../../tools/run/ending.ts'
import type { Person } from '../../../tools/run/person.ts'
import { ended, play, type Script } from './play.ts'

const question: Happening = {
  type: 'question.asked',
  question: { id: 'q1', callId: 'c1', kind: 'choice', question: 'Which colour?', options: ['red', 'blue'] },
}
const approval: Happening = {
  type: 'approval.asked',
  approval: {
    id: 'a1',
    callId: 'c1',
    risk: 'buying',
    action: 'click button "Place order"',
    origin: 'http://shop.test',
    facts: ['total 20 €'],
    digest: 'd',
  },
}
const access: Happening = { type: 'access.asked', origin: 'http://other.test', tabId: 2 }
const paused = (cause: 'user' | 'hands' | 'fault' | 'budget' | 'loop' | 'page' | 'storage'): Happening => ({
  type: 'run.paused',
  cause,
  sentence: 'It stands still.',
  wayOut: 'Do this.',
})

/** A worker that ends when it is stopped, and goes on to its end when it is answered. */
const worker: Script = ({ kind, body }) => {
  if (kind === 'run.stop') return [ended('stopped')]
  if (kind === 'run.answer') return [{ type: 'question.answered', id: 'q1', text: '' }, ended('done', 'Bought.')]
  if (kind === 'run.resume') return [{ type: 'run.resumed' }, ended('done')]
  if (kind === 'sites.deny')
    return [{ type: 'access.decided', origin: 'http://other.test', given: false }, ended('failed')]
  if (kind === 'run.decide') {
    const { decision } = body as { decision: 'approve' | 'deny' | 'other' }
    return [{ type: 'approval.decided', id: 'a1', decision, text: '' }, ended('done')]
  }
  return []
}
const says = (answer: string): Person => ({ ask: async () => answer })

test('a run that ends by itself', async () => {
  const { ending, heard } = await play([ended('done', '20 €')], worker)
  expect(ending).toEqual({ status: 'done', answer: '20 €', evidence: [], reason: '', code: 0 })
  expect(heard.map((event) => event.type)).toEqual(['run.started', 'run.ended'])
  expect((await play([ended('failed', 'No.')], worker)).ending).toMatchObject({ status: 'failed', code: 1 })
})

test('a question takes the next answer', async () => {
  const answers = ['blue', 'left over']
  const { ending, asked } = await play([question], worker, { answers })
  expect(asked).toEqual([{ kind: 'run.answer', body: { run: 'r1', question: 'q1', text: 'blue' } }])
  expect(ending).toMatchObject({ status: 'done', answer: 'Bought.', code: 0 })
  expect(answers).toEqual(['left over'])
})

test('a question goes to the person where no answer is left', async () => {
  const { asked } = await play([question], worker, { person: says('red') })
  expect(asked).toMatchObject([{ body: { text: 'red' } }])
})

test('a question that nobody answers leaves the run waiting', async () => {
  const { ending, asked } = await play([question], worker)
  expect(ending).toMatchObject({ status: 'waiting', code: 3 })
  expect(ending.reason).toContain('Which colour? (red / blue)')
  expect(asked.map(({ kind }) => kind)).toEqual(['run.stop'])
})

test.each([
  ['always', 'approve'],
  ['never', 'deny'],
] as const)('--approve %s: %s', async (approve, decision) => {
  const { asked, ending } = await play([approval], worker, { approve })
  expect(asked).toMatchObject([{ kind: 'run.decide', body: { approval: 'a1', decision } }])
  expect(ending.code).toBe(0)
})

test.each([
  ['y', 'approve', ''],
  ['', 'deny', ''],
  ['no', 'deny', ''],
  ['take the cheaper one', 'other', 'take the cheaper one'],
])('a person who says "%s" to an approval: %s', async (said, decision, text) => {
  const { asked } = await play([approval], worker, { person: says(said) })
  expect(asked).toMatchObject([{ kind: 'run.decide', body: { decision, text } }])
})

test('an approval that nobody gives leaves the run waiting, with what it is for', async () => {
  const { ending } = await play([approval], worker)
  expect(ending).toMatchObject({ status: 'waiting', code: 3 })
  expect(ending.reason).toContain('click button "Place order" on http://shop.test; total 20 €')
})

test('access beyond --allow leaves the run waiting, with the origin', async () => {
  const { ending, shared } = await play([access], worker)
  expect(ending).toMatchObject({ status: 'waiting', code: 3 })
  expect(ending.reason).toContain('http://other.test')
  expect(shared).toEqual([])
})

test('access within --allow is given, and a person may give or refuse it', async () => {
  expect((await play([access], worker, { allowed: () => true })).shared).toEqual(['http://other.test'])
  expect((await play([access], worker, { person: says('y') })).shared).toEqual(['http://other.test'])
  const refused = await play([access], worker, { person: says('n') })
  expect(refused.asked[0]).toEqual({ kind: 'sites.deny', body: { run: 'r1', origin: 'http://other.test' } })
})

test.each([
  ['budget', 'stopped', 4],
  ['fault', 'failed', 1],
  ['storage', 'failed', 1],
  ['loop', 'waiting', 3],
  ['page', 'waiting', 3],
  ['user', 'waiting', 3],
  ['hands', 'waiting', 3],
] as const)('a pause by %s ends as %s, %i', async (cause, status, code) => {
  const { ending } = await play([paused(cause)], worker)
  expect(ending).toEqual({ status, answer: '', reason: 'It stands still. Do this.', code })
})

test('a person may let a paused run go on', async () => {
  const { asked, ending } = await play([paused('page')], worker, { person: says('') })
  expect(asked.map(({ kind }) => kind)).toEqual(['run.resume'])
  expect(ending.code).toBe(0)
})

test('while somebody drives in a visible window the run is waited for', async () => {
  const { ending } = await play([paused('hands'), { type: 'run.resumed' }, ended('done')], worker, { visible: true })
  expect(ending.code).toBe(0)
})

test('a fault of the model that mends itself is waited out, another one is the end', async () => {
  const failed = (retryAt: number): Happening => ({
    type: 'model.failed',
    call: 'm1',
    fault: 'rate-limited',
    sentence: 'Too many requests.',
    wayOut: 'Wait.',
    tellModel: false,
    retryAt,
  })
  const asked: Happening = { type: 'model.asked', call: 'm1' }
  expect((await play([asked, failed(99_999), ended('done')], worker)).ending.code).toBe(0)
  expect((await play([asked, failed(0)], worker)).ending).toMatchObject({ status: 'failed', code: 1 })
})

test('the end of the time stops the run', async () => {
  const time = new AbortController()
  const playing = play([], worker, {}, time.signal)
  time.abort(overBudget('Over.'))
  expect(await playing).toMatchObject({
    ending: { status: 'stopped', reason: 'Over.', code: 4 },
    asked: [{ kind: 'run.stop' }],
  })
})
