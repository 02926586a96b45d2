import type { FakeWorker } from '../../dom/sidepanel/fake-worker.ts'
import { menu, type Scene } from './scene.ts'

// Globals of the service worker in which `setup` runs.
declare const fake: FakeWorker

/** The start and the views of the menu. */
export const viewScenes: Record<string, Scene> = {
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
}
