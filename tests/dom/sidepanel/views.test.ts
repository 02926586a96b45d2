// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import type { ModelProfile } from '../../../src/protocol/panel.ts'
import { key, mount, until } from './mount.ts'
import { observed, started } from './story.ts'

let panel: Awaited<ReturnType<typeof mount>>
afterEach(() => {
  panel.unmount()
  expect(panel.worker.bugs).toEqual([])
})

const saved: ModelProfile = {
  id: 'm',
  label: 'Router',
  preset: 'openrouter',
  baseUrl: 'https://openrouter.ai/api/v1',
  model: 'some/model',
  stream: true,
  hasKey: true,
}

async function open(view: string, before: Parameters<typeof mount>[0] = () => {}) {
  panel = await mount(before)
  await panel.press('Menu')
  await panel.press(view)
}

test('models: a new one is saved with its preset, its host asked for in the click, and chosen', async () => {
  await open('Models')
  await panel.press('Add a model')
  const preset = (await panel.find('#preset')) as HTMLSelectElement
  preset.value = 'ollama'
  preset.dispatchEvent(new Event('change', { bubbles: true }))
  await panel.write('#model', ' qwen3:8b ')
  await panel.press('Save')
  expect(panel.hosts.asked).toEqual([['http://127.0.0.1:11434/*']])
  const baseUrl = 'http://127.0.0.1:11434/v1'
  expect(await panel.asked('models.save')).toEqual([
    { id: null, label: 'Ollama', preset: 'ollama', baseUrl, model: 'qwen3:8b', stream: true, key: null },
  ])
  expect(await panel.asked('models.choose')).toEqual([{ model: { kind: 'endpoint', id: 'model-1', label: 'Ollama' } }])
  await panel.says('Choose who reads your goals.')
})

test('models: what is no address is said in place, and nothing is asked', async () => {
  await open('Models')
  await panel.press('Add a model')
  const field = await panel.write('#baseUrl', 'my computer')
  await panel.write('#model', 'x')
  await panel.press('Test')
  await panel.says('Write a full address that begins with http:// or https://.')
  expect(document.activeElement).toBe(field)
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect([panel.hosts.asked, panel.worker.of('models.test')]).toEqual([[], []])
})

test('models: the ids that an address offers can be picked', async () => {
  await open('Models', (worker) => worker.reply('models.list', { models: ['a', 'b'], trouble: null }))
  await panel.press('Add a model')
  await panel.press('List')
  await panel.says('2 models found.')
  expect(panel.all('#offered option').map((option) => option.getAttribute('value'))).toEqual(['a', 'b'])
})

test('models: a test names the fault and the way out in place', async () => {
  const trouble = { name: 'unreachable', sentence: 'Nothing answers there.', wayOut: 'Start the server.' }
  await open('Models', (worker) => worker.reply('models.test', { trouble, said: '' }))
  await panel.press('Add a model')
  await panel.write('#model', 'x')
  await panel.press('Test')
  await until(async () =>
    expect((await panel.find('.verdict')).textContent).toBe('Nothing answers there.Start the server.'),
  )
})

test('models: a kept key is never shown, and stays unless it is replaced', async () => {
  await open('Models', (worker) => worker.home({ profiles: [saved] }))
  await panel.press('Edit: Router')
  expect(((await panel.find('#key')) as HTMLInputElement).value).toBe('Saved')
  await panel.press('Save')
  expect((await panel.asked('models.save')).map(({ id, key: sent }) => [id, sent])).toEqual([['m', null]])
})

test('models: a new key is sent', async () => {
  await open('Models', (worker) => worker.home({ profiles: [saved] }))
  await panel.press('Edit: Router')
  await panel.press('Replace')
  await panel.write('#key[type=password]', 'sk-new')
  await panel.press('Save')
  expect((await panel.asked('models.save')).map((sent) => sent.key)).toEqual(['sk-new'])
})

test('models: removing asks once more, and takes back a host that nothing else needs', async () => {
  await open('Models', (worker) => worker.home({ profiles: [saved] }))
  await panel.press('Remove: Router')
  await until(() => expect(document.activeElement?.textContent).toBe('Keep'))
  expect(panel.worker.of('models.remove')).toEqual([])
  panel.worker.home({ profiles: [] })
  await panel.press('Remove')
  expect(await panel.asked('models.remove')).toEqual([{ id: 'm' }])
  await until(() => expect(panel.hosts.removed).toEqual([['https://openrouter.ai/*']]))
})

test('sites: taking one back tells the worker, then the browser; Escape takes nothing back', async () => {
  const site = { origin: 'https://shop.test', subdomains: true, by: 'site', tabId: null } as const
  await open('Sites', (worker) => worker.home({ sites: [site] }))
  await panel.press('Take back: shop.test')
  const keep = await panel.button('Keep')
  keep.dispatchEvent(key('Escape'))
  await panel.press('Take back: shop.test')
  expect(panel.worker.of('sites.revoke')).toEqual([])
  await panel.press('Take back')
  expect(await panel.asked('sites.revoke')).toEqual([{ origin: 'https://shop.test', tabId: null }])
  await until(() => expect(panel.hosts.removed).toEqual([['https://*.shop.test/*']]))
})

test("sites: a model's own host stays granted when the site is taken back", async () => {
  const site = { origin: 'https://openrouter.ai', subdomains: false, by: 'site', tabId: null } as const
  await open('Sites', (worker) => worker.home({ sites: [site], profiles: [saved] }))
  await panel.press('Take back: openrouter.ai')
  await panel.press('Take back')
  await panel.asked('sites.revoke')
  await until(() => expect(panel.worker.of('panel.state').length).toBeGreaterThan(1))
  expect(panel.hosts.removed).toEqual([])
})

test('sites: all of them, with a plain warning', async () => {
  await open('Sites')
  await panel.says('mail and bank included')
  await panel.press('Share all sites')
  expect(panel.hosts.asked).toEqual([['<all_urls>']])
  expect(await panel.asked('sites.share')).toEqual([{ origin: '*', subdomains: true }])
})

test('notes: added, removed, and all removed after a question', async () => {
  const notes = [1, 2].map((id) => ({ id, at: 0, origin: 'https://shop.test', text: `note ${id}` }))
  await open('Notes', (worker) => worker.reply('notes.list', { notes }))
  await panel.press('Add note')
  await panel.says('Write the note first.')
  const field = await panel.write('#note', 'new')
  await panel.press('Add note')
  expect(await panel.asked('notes.add')).toEqual([{ text: 'new' }])
  await until(() => expect(field.value).toBe(''))
  await panel.press('Remove: note 2')
  await panel.press('Remove')
  expect(await panel.asked('notes.remove')).toEqual([{ id: 2 }])
  await panel.press('Remove all notes')
  await panel.press('Remove all')
  await until(() => expect(panel.worker.of('notes.remove')).toEqual([{ id: 2 }, { id: null }]))
})

test('history: a past run is folded from its events and has no controls', async () => {
  await open('History', (worker) => {
    worker.reply('run.list', { runs: [{ id: 'p', goal: 'old goal', at: 5, status: 'stopped' }] })
    worker.happen('p', [
      started('old goal'),
      observed('page'),
      { type: 'run.ended', status: 'stopped', answer: 'so far', evidence: [], doubts: [] },
    ])
  })
  ;(await panel.find('button.entry')).click()
  await panel.says('so far')
  expect(panel.all('.controls button').map((button) => button.textContent)).toEqual(['Run again'])
  document.dispatchEvent(key('Escape'))
  await panel.find('button.entry')
  await until(() => expect(panel.worker.followers()).toEqual(['']))
})

test('the menu is worked with the keys', async () => {
  panel = await mount()
  const opener = await panel.button('Menu')
  opener.focus()
  opener.dispatchEvent(key('ArrowDown'))
  await until(() => expect(document.activeElement?.textContent).toBe('Models'))
  document.activeElement?.dispatchEvent(key('ArrowUp'))
  expect(document.activeElement?.textContent).toBe('History')
  document.activeElement?.dispatchEvent(key('Escape'))
  await until(() => expect(panel.all('[role=menu]')).toEqual([]))
  expect(document.activeElement).toBe(opener)
})
