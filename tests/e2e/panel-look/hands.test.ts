import type { Page } from 'playwright'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { FakeWorker } from '../../dom/sidepanel/fake-worker.ts'
import type * as stories from '../../dom/sidepanel/story.ts'
import { launchPanel, type Panel } from './panel.ts'
import { scenes } from './scenes.ts'

// Globals of the service worker, for what is evaluated there.
declare const fake: FakeWorker
declare const story: typeof stories
declare const hostsAsked: { request: unknown; gesture: boolean }[]

let panel: Panel
let page: Page
beforeAll(async () => {
  panel = await launchPanel()
})
afterAll(() => panel.close())
afterEach(() => page.close())

const decisions = () => panel.worker.evaluate(() => fake.of('run.decide'))

/** Role and name of what has the focus. */
const focused = () =>
  page.evaluate(() => {
    const at = document.activeElement
    return `${at?.tagName.toLowerCase()} ${at?.getAttribute('aria-label') ?? at?.textContent?.trim().slice(0, 40)}`
  })

async function walk(steps: number, keyName = 'Tab'): Promise<string[]> {
  const seen: string[] = []
  for (let i = 0; i < steps; i++) {
    await page.keyboard.press(keyName)
    seen.push(await focused())
  }
  return seen
}

test('the start is walked with Tab, in the order in which it is read', async () => {
  page = await panel.open(() => {})
  await page.locator('.composer textarea').waitFor()
  expect(await focused()).toBe('textarea Goal')
  expect(await walk(5)).toEqual([
    'select Model',
    'button Run',
    'button scroll down, tell me the heading',
    'button search for "lamp", open the first result',
    'button fill "Email" with "ann@example.com", pre',
  ])
  await page.locator('.composer textarea').focus()
  expect(await walk(2, 'Shift+Tab')).toEqual(['button Menu', 'button shop.testShared'])
})

test('a goal is run, a question answered and an approval given, all with the keys', async () => {
  page = await panel.open(() => {})
  await page.locator('.composer textarea').waitFor()
  await page.keyboard.type('order the lamp')
  await page.keyboard.press('Enter')
  await page.locator('.run').waitFor()
  await panel.worker.evaluate(() => {
    const question = { id: 'q', callId: '9', kind: 'question' as const, options: [], question: 'Which lamp?' }
    fake.happen('run-1', [...story.shopping, ...story.answered('', [['9', 'ask_user']])])
    fake.happen('run-1', [{ type: 'question.asked', question }])
  })
  await page.locator('#answer:focus').waitFor()
  await page.keyboard.type('the brass one')
  await page.keyboard.press('Enter')
  await expect.poll(() => panel.worker.evaluate(() => fake.of('run.answer'))).toHaveLength(1)
  await panel.worker.evaluate(() => {
    const about = {
      risk: 'buying' as const,
      action: 'click button "Place order"',
      facts: ['Total: 53.90'],
      digest: 'd',
    }
    fake.happen('run-1', [
      { type: 'question.answered', id: 'q', text: 'the brass one' },
      ...story.answered('', [['10', 'click']]),
      { type: 'approval.asked', approval: { ...about, id: 'a', callId: '10', origin: 'https://shop.test' } },
    ])
  })
  await page.locator('#card-title:focus').waitFor()
  await page.keyboard.press('Enter')
  await page.locator('.armed').waitFor()
  expect(await walk(1)).toEqual(['button Approve'])
  await page.keyboard.press('Enter')
  await expect.poll(decisions).toEqual([{ run: 'run-1', approval: 'a', decision: 'approve', text: '' }])
})

test('a click on Approve before it is armed does nothing', async () => {
  page = await panel.open(scenes.approval?.setup ?? (() => {}))
  await page.locator('.arming').waitFor()
  const box = await page.locator('.arming').boundingBox()
  if (!box) throw new Error('Approve is not drawn.')
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await page.mouse.click(box.x + 20, box.y + 10)
  await page.locator('.armed').waitFor()
  expect(await decisions()).toEqual([])
  await page.mouse.click(box.x + 20, box.y + 10)
  await expect.poll(decisions).toHaveLength(1)
})

test('a site is asked for while the click is going on', async () => {
  page = await panel.open(scenes.access?.setup ?? (() => {}))
  await page.locator('.card input').check()
  await page.locator('.card .yours').click()
  await expect.poll(() => panel.worker.evaluate(() => fake.of('sites.share'))).toHaveLength(1)
  expect(await page.evaluate(() => hostsAsked)).toEqual([
    { request: { origins: ['https://*.pay.test/*'] }, gesture: true },
  ])
})

test('every pattern that the panel asks for is one that the browser takes', async () => {
  page = await panel.open(() => {})
  const patterns = ['https://*.shop.test:8443/*', 'http://127.0.0.1:11434/*', 'http://[::1]:8080/*', '<all_urls>']
  expect(await page.evaluate((origins) => chrome.permissions.contains({ origins }), patterns)).toBe(false)
})

test('the timeline stays at its end, and where the reader has gone', async () => {
  page = await panel.open(scenes.running?.setup ?? (() => {}), { width: 400, height: 480 })
  const scroller = page.locator('.scroller')
  const fromEnd = () => scroller.evaluate((box) => Math.round(box.scrollHeight - box.scrollTop - box.clientHeight))
  const more = (id: string) =>
    panel.worker.evaluate(
      (call) =>
        fake.happen('r', [
          ...story.answered('Next.', [[call, 'back']]),
          story.dispatched(call, 'back', 'back'),
          story.settled(call),
        ]),
      id,
    )
  await page.locator('.step').nth(4).waitFor()
  await expect.poll(fromEnd).toBe(0)
  await more('a')
  await page.locator('.step').nth(5).waitFor()
  await expect.poll(fromEnd).toBe(0)
  await scroller.evaluate((box) => box.scrollTo(0, 20))
  await page.getByRole('button', { name: 'Jump to the latest step' }).waitFor()
  await more('b')
  await page.locator('.step').nth(6).waitFor()
  expect(await scroller.evaluate((box) => box.scrollTop)).toBe(20)
  await page.getByRole('button', { name: 'Jump to the latest step' }).click()
  await expect.poll(fromEnd).toBe(0)
})

test('the controls stay where they are from one phase to the next', async () => {
  page = await panel.open(scenes.running?.setup ?? (() => {}), { width: 320, height: 640 })
  await page.locator('.step').nth(4).waitFor()
  const places = async () => [
    await page.locator('.controls').boundingBox(),
    await page.locator('.run-head').boundingBox(),
  ]
  const before = await places()
  await page.getByRole('button', { name: 'Pause' }).focus()
  await panel.worker.evaluate(() =>
    fake.happen('r', [{ type: 'run.paused', cause: 'user', sentence: 'You paused.', wayOut: 'Hand back.' }]),
  )
  await page.locator('.card').waitFor()
  expect(await places()).toEqual(before)
  expect(await focused()).toBe('button Hand back')
})

test('with less motion asked for, nothing moves', async () => {
  page = await panel.open(scenes.running?.setup ?? (() => {}))
  await page.locator('.step').nth(4).waitFor()
  const moving = () => page.evaluate(() => document.getAnimations().length)
  expect(await moving()).toBeGreaterThan(0)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await moving()).toBe(0)
})

// Last: with the worker goes the other tests' hold on it.
test('the worker really dies: the panel alone wakes it, and shows no trouble', async () => {
  page = await panel.open(scenes.running?.setup ?? (() => {}))
  await page.locator('.step').nth(4).waitFor()
  const cdp = await panel.context.newCDPSession(page)
  const life: string[] = []
  cdp.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
    for (const { runningStatus } of versions) if (life.at(-1) !== runningStatus) life.push(runningStatus)
  })
  await cdp.send('ServiceWorker.enable')
  await cdp.send('ServiceWorker.stopAllWorkers')
  await expect.poll(() => life, { timeout: 20_000 }).toEqual(['running', 'stopping', 'stopped', 'starting', 'running'])
  expect(await page.locator('.step').count()).toBe(5)
  expect(await page.locator('.trouble').count()).toBe(0)
})
