import type { FakeWorker } from '../../dom/sidepanel/fake-worker.ts'
import type * as stories from '../../dom/sidepanel/story.ts'
import type { Scene } from './scene.ts'

// Globals of the service worker in which `setup` runs.
declare const fake: FakeWorker
declare const story: typeof stories

/** What waits for the human. */
export const cardScenes: Record<string, Scene> = {
  access: {
    setup: () => {
      fake.home({ run: 'r' })
      fake.happen(
        'r',
        [...story.shopping, { type: 'access.asked', origin: 'https://pay.test', tabId: 1 }],
        Date.now() - 40_000,
      )
    },
    act: (page) => page.locator('.card').waitFor(),
  },
  approval: {
    setup: () => {
      fake.home({ run: 'r' })
      fake.happen(
        'r',
        [
          ...story.shopping,
          ...story.answered('All is filled in; I place the order.', [['9', 'click']], 3100),
          {
            type: 'approval.asked',
            approval: {
              id: 'a',
              callId: '9',
              risk: 'buying',
              action: 'click button "Place order"',
              origin: 'https://shop.test',
              facts: [
                'Desk lamp, brass, 1 piece',
                'Total: 53.90 EUR',
                'Sends the form "Checkout": Email, Name, Street, City, Country',
                'To https://shop.test/orders',
              ],
              digest: 'd',
            },
          },
        ],
        Date.now() - 60_000,
      )
    },
    act: (page) => page.locator('.armed').waitFor(),
  },
  'approval-other': {
    setup: () => {
      fake.home({ run: 'r' })
      fake.happen(
        'r',
        [
          story.started('send the letter to Ann'),
          story.observed('page'),
          ...story.answered('', [['9', 'click']]),
          {
            type: 'approval.asked',
            approval: {
              id: 'a',
              callId: '9',
              risk: 'sending',
              action: 'click button "Send\u202e" in form "New message"',
              origin: 'https://xn--mal-5cd.test',
              facts: ['To: ann@example.com', 'Subject: Friday', 'Hello Ann,\nsee you on Friday at nine.'],
              digest: 'd',
            },
          },
        ],
        Date.now() - 9000,
      )
    },
    act: async (page) => {
      await page.locator('.card-actions .button').nth(2).click()
      await page.locator('#other-way').fill('Write nine thirty instead')
    },
  },
  question: {
    setup: () => {
      fake.home({ run: 'r' })
      const question = {
        id: 'q',
        callId: '9',
        kind: 'question' as const,
        options: [],
        question: 'To which address should the lamp be sent?',
      }
      fake.happen(
        'r',
        [...story.shopping, ...story.answered('', [['9', 'ask_user']]), { type: 'question.asked', question }],
        Date.now() - 60_000,
      )
    },
    act: (page) => page.locator('.card').waitFor(),
  },
  choice: {
    setup: () => {
      fake.home({ run: 'r' })
      const options = ['Brass, 49.00', 'Black, 45.00', 'White, 45.00, three weeks']
      const question = { id: 'q', callId: '9', kind: 'choice' as const, options, question: 'Which colour do you want?' }
      fake.happen(
        'r',
        [...story.shopping, ...story.answered('', [['9', 'ask_user']]), { type: 'question.asked', question }],
        Date.now() - 60_000,
      )
    },
    act: (page) => page.locator('.card').waitFor(),
  },
  handover: {
    setup: () => {
      fake.home({ run: 'r' })
      const question = {
        id: 'q',
        callId: '9',
        kind: 'handover' as const,
        options: [],
        question: 'Please sign in to the shop, then press Continue.',
      }
      fake.happen(
        'r',
        [...story.shopping, ...story.answered('', [['9', 'ask_user']]), { type: 'question.asked', question }],
        Date.now() - 60_000,
      )
    },
    act: (page) => page.locator('.card').waitFor(),
  },
  paused: {
    setup: () => {
      fake.home({ run: 'r' })
      const pause = {
        type: 'run.paused' as const,
        cause: 'hands' as const,
        sentence: 'You clicked in the page, so the agent holds still.',
        wayOut: 'Do what you like, then hand back.',
      }
      fake.happen('r', [...story.shopping, pause], Date.now() - 60_000)
    },
    act: (page) => page.locator('.card').waitFor(),
  },
  budget: {
    setup: () => {
      fake.home({ run: 'r' })
      const pause = {
        type: 'run.paused' as const,
        cause: 'budget' as const,
        sentence: 'The run has used its 50 steps.',
        wayOut: 'Go on for 50 more, or stop.',
      }
      fake.happen('r', [...story.shopping, pause], Date.now() - 60_000)
    },
    act: (page) => page.locator('.card').waitFor(),
  },
  fault: {
    setup: () => {
      fake.home({ run: 'r' })
      const words = { sentence: "The model's server is asked too often.", wayOut: 'It says to wait 20 seconds.' }
      fake.happen('r', [...story.shopping, { type: 'model.asked', call: 'x' }], Date.now() - 60_000)
      fake.happen('r', [
        {
          type: 'model.failed',
          call: 'x',
          fault: 'rate-limited',
          ...words,
          tellModel: false,
          retryAt: Date.now() + 20_000,
        },
      ])
    },
    act: (page) => page.locator('.card').waitFor(),
  },
}
