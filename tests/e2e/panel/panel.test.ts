import type { Page } from 'playwright'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { grantSite, launchWithExtension, openSidePanel } from '../../support/extension.ts'
import { type CountingSite, startCountingSite } from '../run/counting-site.ts'

let site: CountingSite
let browser: Awaited<ReturnType<typeof launchWithExtension>>
let page: Page
let panel: Page

beforeAll(async () => {
  site = await startCountingSite()
  browser = await launchWithExtension()
  page = await browser.openPage(`${site.origin}/`)
  panel = await openSidePanel(browser, page)
  await grantSite(browser, site.origin)
})
beforeEach(async () => {
  await page.goto(`${site.origin}/`)
  await page.bringToFront()
  site.presses.length = 0
})
afterAll(async () => {
  await browser?.close()
  await site?.close()
})

const goalBox = () => panel.getByRole('textbox', { name: /goal/i })

async function start(goal: string): Promise<void> {
  const again = panel.getByRole('button', { name: 'New goal' })
  if (await again.isVisible()) await again.click()
  await goalBox().fill(goal)
  await goalBox().press('Enter')
}

it('a goal typed into the real side panel: the site is asked for, the steps are seen, the answer stands there', async () => {
  await start('Press "Press 1", then press "Press 2".')
  const share = panel.getByRole('button', { name: /^Share/ })
  // The toolbar button that opened the panel has shared the tab already, unless the browser dropped that.
  await Promise.race([
    share
      .first()
      .click({ timeout: 5000 })
      .catch(() => {}),
    panel.getByText('Press 1').nth(1).waitFor(),
  ])
  await expect.poll(() => site.presses, { timeout: 30_000 }).toEqual(['1', '2'])
  const steps = panel.getByRole('listitem').filter({ hasText: 'click button' })
  await expect.poll(() => steps.count(), { timeout: 20_000 }).toBe(2)
  expect(await steps.first().textContent()).toContain('Press 1')
  await panel.getByRole('button', { name: 'New goal' }).waitFor()
})

it('a question is answered in the panel', async () => {
  await start('Ask me "Which one?", then press "Press 3".')
  await panel.getByText('Which one?').first().waitFor()
  await panel.getByRole('textbox', { name: /answer/i }).fill('the third')
  await panel.getByRole('textbox', { name: /answer/i }).press('Enter')
  await expect.poll(() => site.presses, { timeout: 30_000 }).toEqual(['3'])
  await panel.getByRole('button', { name: 'New goal' }).waitFor()
})

it('an approval is given in the panel, after its arm delay, by a real click', async () => {
  await start('Press "Place order".')
  const approve = panel.getByRole('button', { name: 'Approve' })
  await approve.waitFor()
  expect(site.presses).toEqual([])
  await approve.click()
  await expect.poll(() => site.presses, { timeout: 30_000 }).toEqual(['order'])
  await panel.getByRole('button', { name: 'New goal' }).waitFor()
})

it('stop stops', async () => {
  await start('Wait for "what never comes", then press "Press 4".')
  await panel.getByRole('button', { name: 'Stop' }).click()
  await panel.getByRole('button', { name: 'New goal' }).waitFor()
  expect(site.presses).toEqual([])
})

it('the run goes on while the panel is closed, and the panel finds it when it is opened again', async () => {
  await start('Wait 2 seconds, press "Press 5", ask me "Still there?", press "Press 6".')
  await panel.getByRole('button', { name: 'Stop' }).waitFor()
  await panel.close()
  await expect.poll(() => site.presses, { timeout: 30_000 }).toEqual(['5'])
  panel = await openSidePanel(browser, page)
  await panel.getByText('Still there?').first().waitFor()
  expect(await panel.getByRole('listitem').filter({ hasText: 'Press 5' }).count()).toBeGreaterThan(0)
  await panel.getByRole('textbox', { name: /answer/i }).fill('yes')
  await panel.getByRole('textbox', { name: /answer/i }).press('Enter')
  await expect.poll(() => site.presses, { timeout: 30_000 }).toEqual(['5', '6'])
})

it('the user takes the wheel in the page; the panel says so and hands it back', async () => {
  await panel.getByRole('button', { name: 'New goal' }).waitFor()
  await start('Wait for "Ready", then press "Press 7".')
  await panel.getByRole('button', { name: 'Stop' }).waitFor()
  await expect.poll(() => panel.getByText(/wait for/i).count()).toBeGreaterThan(0)
  await page.bringToFront()
  await page.mouse.wheel(0, 30)
  await panel
    .getByText(/You took the wheel/)
    .first()
    .waitFor()
  await page.evaluate(() => document.body.append('Ready'))
  await panel.getByRole('button', { name: 'Hand back' }).first().click()
  await expect.poll(() => site.presses, { timeout: 40_000 }).toEqual(['7'])
})
