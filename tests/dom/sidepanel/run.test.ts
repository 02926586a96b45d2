// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import type { Happening } from '../../../src/protocol/events.ts'
import { mount, until } from './mount.ts'
import { answered, dispatched, observed, settled, shopping, started } from './story.ts'

let panel: Awaited<ReturnType<typeof mount>>
afterEach(() => {
  vi.useRealTimers()
  panel.unmount()
  expect(panel.worker.bugs).toEqual([])
})

const follow = (...happenings: Happening[]) =>
  mount((worker) => {
    worker.home({ run: 'r' })
    worker.happen('r', happenings, Date.now() - 60_000)
  })

/** What the timeline shows, one line a row. */
const rows = () =>
  panel
    .all('.timeline > li')
    .map(
      (row) =>
        Array.from(row.querySelectorAll('.what, .outcome, .rung, .decision'), (e) => e.textContent).join(' | ') ||
        row.textContent,
    )

test('the timeline shows what, why, how it ended and how it was found', async () => {
  panel = await follow(...shopping)
  await panel.says('Page opened')
  expect(rows()).toEqual([
    'type "lamp" into searchbox "Search products" | Done · 2.0 s',
    'click button "Search" | Something covers it · 5.0 s',
    'click button "Only what is needed" | Done · 2.0 s | Found by role and name',
    'press Enter in searchbox "Search products" | Page opened · 5.0 s',
    'click | Not run',
  ])
  expect(panel.all('.why').map((why) => why.textContent)).toEqual([
    'I look for lamps with the search box of the shop.',
    'A cookie notice is in the way. I close it and search again.',
  ])
  expect((await panel.find('.changes')).textContent).toBe(
    '- heading "Offers of the week" level=2+ option "Desk lamp" [e31]+ option "Floor lamp" [e32]~ searchbox "Search products" [e4] = "lamp"',
  )
})

test('the status says the phase, the steps of the limit and the tokens', async () => {
  panel = await follow(...shopping, { type: 'model.asked', call: 'x' })
  await panel.says('Thinking')
  await panel.says('Step 4 of 50')
  await panel.says('4.8K in, 120 out')
})

test('a step is spoken once, when it ends, and what is past is not read out', async () => {
  panel = await follow(
    started('go'),
    observed('page'),
    ...answered('', [['1', 'click']]),
    dispatched('1', 'click', 'click button "Go" [e1]'),
  )
  await panel.says('click button "Go"')
  expect(panel.spoken('polite')).toBe('')
  panel.worker.happen('r', [settled('1')])
  await until(() => expect(panel.spoken('polite')).toBe('click button "Go": Done'))
})

test("the model's words are shown while it writes and are gone with its reply", async () => {
  panel = await follow(started('go'), observed('page'), { type: 'model.asked', call: '1' })
  await panel.says('Thinking')
  panel.worker.stream('r', { type: 'writing', text: 'I open the first' })
  await panel.says('I open the first')
  panel.worker.happen('r', answered('I open the first result.', [['1', 'click']]).slice(1))
  await until(() => expect(panel.all('.writing')).toEqual([]))
})

test('the worker dies: the port is made anew with what is there, and nothing is drawn twice', async () => {
  panel = await follow(...shopping)
  await panel.says('Page opened')
  const before = rows()
  const first = await panel.find('.timeline > li')
  panel.worker.die()
  await until(() => expect(panel.worker.followers()).toEqual(['r']))
  panel.worker.happen('r', answered('Next.', [['7', 'back']]))
  await panel.says('back')
  expect(rows()).toEqual([...before, 'back | Next'])
  expect(panel.all('.timeline > li')[0]).toBe(first)
  expect(panel.all('.trouble')).toEqual([])
})

test('a worker that ends the port at once again and again is said to be out of reach, and Retry mends it', async () => {
  panel = await follow(...shopping)
  await panel.says('Page opened')
  panel.link.reachable = false
  panel.worker.die()
  await panel.says('The extension does not answer.')
  const tries = panel.link.connects
  expect(tries).toBeLessThan(8)
  panel.link.reachable = true
  await panel.press('Retry')
  panel.worker.happen('r', [{ type: 'run.ended', status: 'done', answer: 'All well.', evidence: [], doubts: [] }])
  await panel.says('All well.')
  await until(() => expect(panel.all('.trouble')).toEqual([]))
})

test('an event that was lost on the way is asked for again', async () => {
  panel = await follow(started('go'), observed('page'))
  await panel.says('Step 0 of 50')
  const end: Happening = { type: 'run.ended', status: 'done', answer: 'Late.', evidence: [], doubts: [] }
  panel.worker.stream('r', { type: 'event', event: { ...end, n: 5, at: Date.now() } })
  panel.worker.happen('r', [{ type: 'notice', text: 'x' }, { type: 'notice', text: 'y' }, end])
  await panel.says('Late.')
})

test('Pause, Resume and Stop are sent for this run; Escape sends nothing', async () => {
  panel = await follow(...shopping)
  await panel.press('Pause')
  expect(await panel.asked('run.pause')).toEqual([{ run: 'r' }])
  panel.worker.happen('r', [{ type: 'run.paused', cause: 'user', sentence: 'You paused.', wayOut: 'Hand back.' }])
  await panel.says('You have the wheel')
  await panel.press('Hand back')
  expect(await panel.asked('run.resume')).toEqual([{ run: 'r' }])
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
  expect(panel.worker.of('run.stop')).toEqual([])
  await panel.press('Stop')
  expect(await panel.asked('run.stop')).toEqual([{ run: 'r' }])
})

test('the answer is text: line breaks stay, markup does nothing, addresses can be followed', async () => {
  const answer = 'Total: 5\n<img src=x onerror=alert(1)> ![x](http://sink.test/?d=1)\nSee https://shop.test/a?b=1.'
  panel = await follow(...shopping, {
    type: 'run.ended',
    status: 'done',
    answer,
    evidence: ['Total  5'],
    doubts: ['A field was not sent.'],
  })
  const shown = await panel.find('.answer')
  expect(shown.textContent).toBe(answer)
  expect(shown.querySelectorAll('img')).toHaveLength(0)
  expect(Array.from(shown.querySelectorAll('a'), (a) => a.getAttribute('href'))).toEqual([
    'http://sink.test/?d=1',
    'https://shop.test/a?b=1',
  ])
  await panel.says('Total  5')
  await panel.says('A field was not sent.')
})

test('an ended run can be run again or put away', async () => {
  panel = await follow(started('tell me the total'), {
    type: 'run.ended',
    status: 'stopped',
    answer: '',
    evidence: [],
    doubts: [],
  })
  await panel.press('New goal')
  await panel.find('.start')
  panel.worker.home({})
  await until(() => expect(panel.worker.of('panel.state').length).toBeGreaterThan(1))
  expect(panel.all('.run')).toEqual([])
})

test('trouble with the journal is said until the next event', async () => {
  panel = await follow(...shopping)
  await panel.says('Page opened')
  panel.worker.stream('r', { type: 'trouble', sentence: 'The disk is full.', wayOut: 'Make room.' })
  await panel.says('The disk is full.')
  panel.worker.happen('r', [{ type: 'notice', text: 'x' }])
  await until(() => expect(panel.text()).not.toContain('The disk is full.'))
})
