import type { FakeWorker } from '../../dom/sidepanel/fake-worker.ts'
import type * as stories from '../../dom/sidepanel/story.ts'
import type { Scene } from './scene.ts'

// Globals of the service worker in which `setup` runs.
declare const fake: FakeWorker
declare const story: typeof stories

/** What a run brings along besides its answer. */
export const resultScenes: Record<string, Scene> = {
  table: {
    setup: () => {
      fake.home({ run: 'r' })
      fake.happen(
        'r',
        [
          ...story.shopping,
          {
            type: 'table.kept',
            table: 't1',
            callId: '1',
            title: 'Desk lamps at Demo Shop',
            columns: [
              { name: 'name', kind: 'text', unit: '' },
              { name: 'price', kind: 'number', unit: '€' },
              { name: 'in stock', kind: 'boolean', unit: '' },
              { name: 'link', kind: 'link', unit: '' },
            ],
            rows: 60,
            first: [
              ['Desk lamp, brass', 49, true, 'http://shop.test/lamp/brass'],
              ['Reading lamp with a clamp and a very long name', 1249.5, false, null],
              ['灯', 12, true, 'http://shop.test/lamp/paper'],
            ],
          },
        ],
        Date.now() - 60_000,
      )
    },
    act: (page) => page.locator('.table-card').scrollIntoViewIfNeeded(),
  },
  picture: {
    setup: () => {
      fake.home({ run: 'r' })
      const what = 'look at a picture: "Which bar is the highest?"'
      const calls: [string, string][] = [['1', 'screenshot']]
      const said = 'The third bar, e14 ("March"), is the highest.'
      fake.happen(
        'r',
        [
          story.started('Which month was best?', 'endpoint'),
          story.observed('- main'),
          ...story.answered('The chart has no text.', calls),
          story.dispatched('1', 'screenshot', what),
          story.settled('1', { said }),
        ],
        Date.now() - 60_000,
      )
      const svg =
        '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="360"><rect width="640" height="360" fill="#eee"/><path d="M90 320V200h80v120zM230 320V140h80v180zM370 320V60h80v260z" fill="#27c"/></svg>'
      fake.reply('run.picture', { picture: `data:image/svg+xml,${encodeURIComponent(svg)}` })
    },
    act: async (page) => {
      await page.locator('.step summary').last().click()
      await page.locator('.step button').last().click()
      await page.locator('.sent-picture').scrollIntoViewIfNeeded()
    },
  },
}
