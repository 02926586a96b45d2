// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import type { Approval, Happening, Question } from '../../../src/protocol/events.ts'
import { key, mount, until } from './mount.ts'
import { answered, observed, started } from './story.ts'

let panel: Awaited<ReturnType<typeof mount>>
afterEach(() => {
  vi.useRealTimers()
  panel.unmount()
  expect(panel.worker.bugs).toEqual([])
})

const follow = (...happenings: Happening[]) =>
  mount((worker) => {
    worker.home({ run: 'r' })
    worker.happen('r', [started('go'), observed('page'), ...answered('', [['1', 'click']]), ...happenings])
  })

const approval: Approval = {
  id: 'a',
  callId: '1',
  risk: 'buying',
  action: 'click button "Place\u202e order"',
  origin: 'https://xn--shp-una.test',
  facts: ['Total: 53.90 EUR', 'To: ann@example.com'],
  digest: 'd',
}

const ask = (change: Partial<Question>): Happening => ({
  type: 'question.asked',
  question: { id: 'q', callId: '1', kind: 'question', question: 'Which size?', options: [], ...change },
})

test('site access: the browser is asked for exactly the site, then the worker is told', async () => {
  panel = await follow({ type: 'access.asked', origin: 'https://shop.test:8443', tabId: 1 })
  await panel.press('Share shop.test:8443')
  expect(panel.hosts.asked).toEqual([['https://shop.test:8443/*']])
  expect(await panel.asked('sites.share')).toEqual([{ origin: 'https://shop.test:8443', subdomains: false }])
})

test('site access: with its subdomains', async () => {
  panel = await follow({ type: 'access.asked', origin: 'https://shop.test', tabId: 1 })
  ;(await panel.find('.card input')).click()
  await panel.press('Share shop.test')
  expect(panel.hosts.asked).toEqual([['https://*.shop.test/*']])
  expect(await panel.asked('sites.share')).toEqual([{ origin: 'https://shop.test', subdomains: true }])
})

test('site access: an address without a name has no subdomains to offer', async () => {
  panel = await follow({ type: 'access.asked', origin: 'http://127.0.0.1:8080', tabId: 1 })
  await panel.button('Share http://127.0.0.1:8080')
  expect(panel.all('.card input')).toEqual([])
})

test('site access: where the browser says no, the worker is not told and the user is', async () => {
  panel = await follow({ type: 'access.asked', origin: 'https://shop.test', tabId: 1 })
  panel.hosts.yes = false
  await panel.press('Share shop.test')
  await panel.says('The browser did not give access.')
  expect(panel.worker.of('sites.share')).toEqual([])
})

test('site access: not now', async () => {
  panel = await follow({ type: 'access.asked', origin: 'https://shop.test', tabId: 1 })
  await panel.press('Not now')
  expect(await panel.asked('sites.deny')).toEqual([{ run: 'r', origin: 'https://shop.test' }])
})

test('approval: shows the very action, the address in ASCII and all facts, with nothing hidden', async () => {
  panel = await follow({ type: 'approval.asked', approval })
  expect((await panel.find('.action')).textContent).toBe('click button "Place⟨U+202E⟩ order"')
  expect((await panel.find('.origin bdi')).textContent).toBe('https://xn--shp-una.test')
  await panel.says('This address has letters that can look like others.')
  expect(panel.all('.facts li').map((fact) => fact.textContent)).toEqual(approval.facts)
})

test('approval: Approve is armed after 600 ms, and a click that a script makes decides nothing', async () => {
  panel = await follow()
  await panel.find('.run')
  vi.useFakeTimers()
  panel.worker.happen('r', [{ type: 'approval.asked', approval }])
  await vi.advanceTimersByTimeAsync(20)
  const approve = await panel.button('Approve')
  await vi.advanceTimersByTimeAsync(560)
  expect(approve.disabled).toBe(true)
  await vi.advanceTimersByTimeAsync(60)
  expect(approve.disabled).toBe(false)
  approve.click()
  ;(await panel.button('Deny')).click()
  await vi.advanceTimersByTimeAsync(100)
  expect(panel.worker.of('run.decide')).toEqual([])
})

test('approval: what comes up takes the focus on its title, never on a button', async () => {
  panel = await follow({ type: 'approval.asked', approval })
  await until(() => expect(document.activeElement?.id).toBe('card-title'))
})

test('question: the answer is sent with Enter, an empty one is not', async () => {
  panel = await follow(ask({}))
  const field = await panel.write('#answer', '')
  await until(() => expect(document.activeElement).toBe(field))
  field.dispatchEvent(key('Enter'))
  await panel.write('#answer', ' medium ')
  await until(async () => expect((await panel.button('Answer')).disabled).toBe(false))
  field.dispatchEvent(key('Enter', { isComposing: true }))
  field.dispatchEvent(key('Enter'))
  expect(await panel.asked('run.answer')).toEqual([{ run: 'r', question: 'q', text: 'medium' }])
  await panel.says('The agent asks')
  await panel.says('Never write passwords, codes or card numbers here.')
})

test('choice: an option is the answer', async () => {
  panel = await follow(ask({ kind: 'choice', options: ['Small', 'Large'] }))
  await panel.press('Large')
  expect(await panel.asked('run.answer')).toEqual([{ run: 'r', question: 'q', text: 'Large' }])
})

test('handover: Continue needs no word', async () => {
  panel = await follow(ask({ kind: 'handover', question: 'Please sign in.' }))
  await panel.press('Continue')
  expect(await panel.asked('run.answer')).toEqual([{ run: 'r', question: 'q', text: '' }])
})

test('a question does not take the focus from a field that is written in; it is spoken instead', async () => {
  panel = await follow()
  await panel.find('.run')
  const elsewhere = document.createElement('input')
  document.body.append(elsewhere)
  elsewhere.focus()
  panel.worker.happen('r', [ask({})])
  await until(() => expect(panel.spoken('assertive')).toBe('The agent asks: Which size?'))
  expect(document.activeElement).toBe(elsewhere)
})

test.each([
  ['budget', 'Go on'],
  ['loop', 'Go on'],
  ['page', 'Resume'],
  ['fault', 'Try again'],
  ['hands', 'Hand back'],
] as const)('paused by %s: the sentence, the way out and "%s"', async (cause, name) => {
  panel = await follow({ type: 'run.paused', cause, sentence: 'It stands still.', wayOut: 'Do this.' })
  await panel.says('It stands still.')
  await panel.says('Do this.')
  await panel.press(name)
  expect(await panel.asked('run.resume')).toEqual([{ run: 'r' }])
})

test('a fault counts down and can be tried at once', async () => {
  const words = { sentence: 'Asked too often.', wayOut: 'Wait a little.' }
  panel = await follow({ type: 'model.asked', call: 'x' })
  await panel.find('.run')
  vi.useFakeTimers()
  panel.worker.happen('r', [
    {
      type: 'model.failed',
      call: 'x',
      fault: 'rate-limited',
      ...words,
      tellModel: false,
      retryAt: Date.now() + 20_000,
    },
  ])
  await vi.advanceTimersByTimeAsync(50)
  expect(panel.text()).toContain('Again by itself in 20 s')
  await vi.advanceTimersByTimeAsync(5000)
  expect(panel.text()).toContain('Again by itself in 15 s')
  ;(await panel.button('Try now')).click()
  await vi.advanceTimersByTimeAsync(10)
  expect(panel.worker.of('run.resume')).toEqual([{ run: 'r' }])
})
