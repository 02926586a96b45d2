import type { Page } from 'playwright'
import type { FakeWorker } from '../../dom/sidepanel/fake-worker.ts'
import type * as stories from '../../dom/sidepanel/story.ts'

// Both are globals of the service worker in which `setup` runs.
declare const fake: FakeWorker
declare const story: typeof stories

export type Scene = { setup: () => void; act?: (page: Page) => Promise<void> }

const menu = (item: number) => async (page: Page) => {
  await page.locator('.menu > button').click()
  await page.locator('[role=menuitem]').nth(item).click()
}

/** Every view and every card of the panel, each in the state in which it is met. */
export const scenes: Record<string, Scene> = {
  start: { setup: () => {} },
  'start-model': {
    setup: () => {
      const profile = { id: 'm', label: 'Ollama', preset: 'ollama', baseUrl: 'http://127.0.0.1:11434/v1' }
      fake.home({
        tab: { tabId: 1, origin: 'https://a-rather-long-name.example.org', title: 'x', access: 'not-shared' },
        profiles: [{ ...profile, model: 'qwen3:8b', stream: true, hasKey: false }],
        chosen: { kind: 'endpoint', id: 'm', label: 'Ollama' },
      })
    },
  },
  'start-empty-goal': {
    setup: () => {
      fake.home({ tab: { tabId: 1, origin: '', title: 'Settings', access: 'forbidden' } })
    },
    act: async (page) => {
      await page.locator('.composer .button').click()
      await page.locator('#goal-wrong').getByText(/./).waitFor()
    },
  },
  menu: {
    setup: () => {},
    act: (page) => page.locator('.menu > button').click(),
  },
  trouble: {
    setup: () => {
      const trouble = {
        name: 'busy',
        sentence: 'A run is on in this window.',
        wayOut: 'Stop it first, or open another window.',
      }
      fake.reply('run.start', { run: null, trouble })
    },
    act: async (page) => {
      await page.locator('textarea').fill('tell me the headings')
      await page.keyboard.press('Enter')
      await page.locator('.trouble').waitFor()
    },
  },
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
  models: {
    setup: () => {
      const profile = { preset: 'ollama', stream: true, hasKey: false }
      fake.home({
        profiles: [
          { ...profile, id: 'm', label: 'Ollama', baseUrl: 'http://127.0.0.1:11434/v1', model: 'qwen3:8b' },
          {
            ...profile,
            id: 'n',
            label: 'OpenRouter',
            preset: 'openrouter',
            baseUrl: 'https://openrouter.ai/api/v1',
            model: 'meta-llama/llama-4-maverick:free',
            hasKey: true,
          },
        ],
        chosen: { kind: 'endpoint', id: 'm', label: 'Ollama' },
      })
    },
    act: async (page) => {
      await menu(0)(page)
      await page.locator('.entry .confirm .button').last().click()
    },
  },
  'model-form': {
    setup: () => {
      const trouble = {
        name: 'unreachable',
        sentence: 'Nothing answers at 127.0.0.1:11434.',
        wayOut: 'Start Ollama, or correct the base URL.',
      }
      fake.reply('models.test', { trouble, said: '' })
    },
    act: async (page) => {
      await menu(0)(page)
      await page.locator('.sheet > .form-foot .button').click()
      await page.locator('#preset').selectOption('ollama')
      await page.locator('#model').fill('qwen3:8b')
      await page.locator('.form-foot .button').nth(1).click()
      await page.locator('.verdict .bad').waitFor()
    },
  },
  'model-wrong-address': {
    setup: () => {},
    act: async (page) => {
      await menu(0)(page)
      await page.locator('.sheet > .form-foot .button').click()
      await page.locator('#baseUrl').fill('my computer')
      await page.locator('.form-foot .button').first().click()
      await page.locator('#baseUrl-wrong').getByText(/./).waitFor()
    },
  },
  sites: {
    setup: () => {
      fake.home({
        tab: { tabId: 1, origin: 'https://pay.test', title: 'Pay', access: 'not-shared' },
        sites: [
          { origin: 'https://shop.test', subdomains: true, by: 'site', tabId: null },
          { origin: 'https://news.example', subdomains: false, by: 'tab', tabId: 7 },
        ],
      })
    },
    act: async (page) => {
      await menu(1)(page)
      await page.locator('.entry .confirm .button').first().click()
    },
  },
  notes: {
    setup: () => {
      fake.reply('notes.list', {
        notes: [
          {
            id: 1,
            at: Date.UTC(2026, 10, 29, 9, 5),
            origin: 'https://shop.test',
            text: 'The desk lamp is sold out in black until March.',
          },
          { id: 2, at: Date.UTC(2026, 10, 30, 14, 1), origin: '', text: 'Invoices go to:\nAnn Example, Main Street 1' },
        ],
      })
    },
    act: async (page) => {
      await menu(2)(page)
      await page.locator('.entry').first().waitFor()
    },
  },
  history: {
    setup: () => {
      const goals = [
        'search for "lamp", open the first result, add it to the basket, tell me the total',
        'Summarise this page',
        'Find a flight on Friday',
        'fill in the form',
      ]
      const status = ['running', 'done', 'failed', 'stopped'] as const
      fake.reply('run.list', {
        runs: goals.map((goal, i) => ({
          id: `r${i}`,
          goal,
          at: Date.UTC(2026, 10, 30 - i, 9, 5),
          status: status[i] ?? 'done',
        })),
      })
    },
    act: async (page) => {
      await menu(3)(page)
      await page.locator('.entry').first().waitFor()
    },
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
