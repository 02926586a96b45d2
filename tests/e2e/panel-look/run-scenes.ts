import type { FakeWorker } from '../../dom/sidepanel/fake-worker.ts'
import type * as stories from '../../dom/sidepanel/story.ts'
import { menu, type Scene } from './scene.ts'

// Globals of the service worker in which `setup` runs.
declare const fake: FakeWorker
declare const story: typeof stories

/** A run under way, ended and past. */
export const runScenes: Record<string, Scene> = {
  running: {
    setup: () => {
      fake.home({ run: 'r' })
      fake.happen('r', [...story.shopping, { type: 'model.asked', call: 'x' }], Date.now() - 32_000)
    },
    act: async (page) => {
      await page.locator('.step').nth(2).waitFor()
      await page.locator('.step summary').first().click()
    },
  },
  writing: {
    setup: () => {
      fake.home({ run: 'r' })
      fake.happen('r', [...story.shopping, { type: 'model.asked', call: 'x' }], Date.now() - 32_000)
    },
    act: async (page) => {
      await page.locator('.step').nth(2).waitFor()
      const worker = page.context().serviceWorkers()[0]
      await worker?.evaluate(() =>
        fake.stream('r', {
          type: 'writing',
          text: 'The results are there: six lamps, the first is "Desk lamp, brass" at 49.00. I open it to see whether it can be put in the basket.',
        }),
      )
      await page.locator('.writing').waitFor()
    },
  },
  acting: {
    setup: () => {
      fake.home({ run: 'r' })
      fake.happen(
        'r',
        [
          story.started('scroll down, tell me the heading'),
          story.observed('page'),
          ...story.answered('', [
            ['1', 'scroll'],
            ['2', 'read'],
          ]),
          story.dispatched('1', 'scroll', 'scroll down by one page'),
        ],
        Date.now() - 4000,
      )
    },
    act: (page) => page.locator('.step.running').waitFor(),
  },
  done: {
    setup: () => {
      fake.home({ run: 'r' })
      const answer =
        'The total is 53.90 EUR:\n- Desk lamp, brass: 49.00\n- Postage: 4.90\nIt is in the basket at https://shop.test/basket. <b>Nothing</b> was ordered.'
      fake.happen(
        'r',
        [
          ...story.shopping,
          {
            type: 'run.ended',
            status: 'done',
            answer,
            evidence: ['Total 53.90 EUR', 'Desk lamp, brass  49.00'],
            doubts: ['A field "Voucher" was edited and not sent.'],
          },
        ],
        Date.now() - 60_000,
      )
    },
    act: (page) => page.locator('.end').waitFor(),
  },
  failed: {
    setup: () => {
      fake.home({ run: 'r' })
      fake.happen(
        'r',
        [
          story.started('find the lamp'),
          story.observed('page'),
          {
            type: 'run.ended',
            status: 'failed',
            answer: 'There is no lamp on this page, and no search box.',
            evidence: [],
            doubts: [],
          },
        ],
        Date.now() - 60_000,
      )
    },
    act: (page) => page.locator('.end').waitFor(),
  },
  past: {
    setup: () => {
      fake.reply('run.list', {
        runs: [{ id: 'p', goal: 'search for "lamp"', at: Date.UTC(2026, 10, 30, 9, 5), status: 'stopped' }],
      })
      fake.happen(
        'p',
        [...story.shopping, { type: 'run.ended', status: 'stopped', answer: '', evidence: [], doubts: [] }],
        Date.UTC(2026, 10, 30, 9, 5),
      )
    },
    act: async (page) => {
      await menu(3)(page)
      await page.locator('button.entry').click()
      await page.locator('.end').waitFor()
    },
  },
}
