// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { key, mount } from './mount.ts'

let panel: Awaited<ReturnType<typeof mount>>
afterEach(() => {
  panel.unmount()
  expect(panel.worker.bugs).toEqual([])
})

test('Enter runs the goal with the chosen model and follows the run', async () => {
  panel = await mount()
  const field = await panel.write('.composer textarea', '  tell me the headings ')
  field.dispatchEvent(key('Enter'))
  expect(await panel.asked('run.start')).toEqual([
    { windowId: 1, goal: 'tell me the headings', model: { kind: 'steps' } },
  ])
  await panel.find('.run')
  expect(panel.worker.followers()).toEqual(['run-1'])
})

test('an Enter that ends a composition, and Shift+Enter, do not run', async () => {
  panel = await mount()
  const field = await panel.write('.composer textarea', '搜索')
  const enters = [key('Enter', { isComposing: true }), key('Enter', { keyCode: 229 }), key('Enter', { shiftKey: true })]
  for (const enter of enters) field.dispatchEvent(enter)
  expect(enters.map((enter) => enter.defaultPrevented)).toEqual([false, false, false])
  field.dispatchEvent(key('Enter'))
  expect(await panel.asked('run.start')).toHaveLength(1)
})

test('an empty goal is answered in place and the focus stays', async () => {
  panel = await mount()
  const field = await panel.write('.composer textarea', '   ')
  await panel.press('Run')
  await panel.says('Write what should be done first.')
  expect(document.activeElement).toBe(field)
  expect(panel.worker.of('run.start')).toEqual([])
  await panel.write('.composer textarea', 'x')
  expect((await panel.find('#goal-wrong')).textContent).toBe('')
})

test('an example fills the goal and runs nothing', async () => {
  panel = await mount()
  await panel.press('scroll down, tell me the heading')
  expect(((await panel.find('.composer textarea')) as HTMLTextAreaElement).value).toBe(
    'scroll down, tell me the heading',
  )
  expect(panel.worker.of('run.start')).toEqual([])
})

test('what the worker will not start is said with its way out, and the goal is kept', async () => {
  panel = await mount((worker) => {
    const trouble = { name: 'busy', sentence: 'A run is on in this window.', wayOut: 'Stop it first.' }
    worker.reply('run.start', { run: null, trouble })
  })
  const field = await panel.write('.composer textarea', 'go')
  field.dispatchEvent(key('Enter'))
  await panel.says('A run is on in this window.')
  await panel.says('Stop it first.')
  expect(field.value).toBe('go')
})

test('a chosen model says where what is read goes; no model says nowhere', async () => {
  panel = await mount()
  await panel.says('With no model nothing leaves this computer.')
  const profile = { id: 'm', label: 'Ollama', preset: 'ollama', baseUrl: 'http://127.0.0.1:11434/v1' }
  panel.worker.home({
    profiles: [{ ...profile, model: 'qwen3:8b', stream: true, hasKey: false }],
    chosen: { kind: 'endpoint', id: 'm', label: 'Ollama' },
  })
  await panel.says('go to http://127.0.0.1:11434 and nowhere else')
})

test('the last entry of the models leads to the form', async () => {
  panel = await mount()
  const picker = (await panel.find('.picker')) as HTMLSelectElement
  picker.value = picker.options[picker.options.length - 1]?.value ?? ''
  picker.dispatchEvent(new Event('change', { bubbles: true }))
  await panel.find('#baseUrl')
  expect(panel.worker.of('models.choose')).toEqual([])
})

test('a worker that cannot be reached is said, and Retry asks again', async () => {
  panel = await mount()
  await panel.find('.start')
  panel.link.reachable = false
  const field = await panel.write('.composer textarea', 'go')
  field.dispatchEvent(key('Enter'))
  await panel.says('The extension does not answer.')
  panel.link.reachable = true
  await panel.press('Retry')
  await panel.find('.run')
  expect(panel.text()).not.toContain('The extension does not answer.')
})

test('the tab says whether it is shared, and is shared with one click', async () => {
  panel = await mount((worker) =>
    worker.home({ tab: { tabId: 1, origin: 'https://pay.test', title: 'Pay', access: 'not-shared' } }),
  )
  await panel.says('Not shared')
  await panel.press('Share pay.test')
  expect(await panel.asked('sites.share')).toEqual([{ origin: 'https://pay.test', subdomains: false }])
  expect(panel.hosts.asked).toEqual([['https://pay.test/*']])
})
