import { expect, test } from 'vitest'
import { UsageError } from '../../../tools/options.ts'
import { readOptions } from '../../../tools/run/options.ts'

const read = (...args: string[]) => readOptions(args, {}, 'linux')

test('without options it is the demo, without a window where there is no display', () => {
  expect(read()).toEqual({
    url: null,
    goal: null,
    model: null,
    snapshot: false,
    json: false,
    answers: [],
    allow: null,
    approve: null,
    maxSteps: null,
    timeout: null,
    headless: true,
    out: null,
    keepOpen: false,
  })
})

test('a window is shown where there is a display, and either way where that is said', () => {
  const headless = (args: string[], env = {}, platform: NodeJS.Platform = 'linux') => {
    const options = readOptions(args, env, platform)
    return options !== 'help' && options.headless
  }
  expect(headless([], { DISPLAY: ':0' })).toBe(false)
  expect(headless([], { WAYLAND_DISPLAY: 'wayland-0' })).toBe(false)
  expect(headless([], {}, 'darwin')).toBe(false)
  expect(headless(['--headed'])).toBe(false)
  expect(headless(['--headless'], { DISPLAY: ':0' })).toBe(true)
})

test('all options', () => {
  const said = '--url http://shop.test:80/a --goal tidy --base-url http://127.0.0.1:1/v1 --model m --api-key k --json '
  const more = '--answer one --answer two --allow http://a.test/x,https://b.test --approve always --max-steps 7 '
  expect(read(...`${said}${more}--timeout 1.5 --out here --keep-open`.split(' '))).toMatchObject({
    url: 'http://shop.test/a',
    goal: 'tidy',
    model: { baseUrl: 'http://127.0.0.1:1/v1', model: 'm', key: 'k' },
    json: true,
    answers: ['one', 'two'],
    allow: ['http://a.test', 'https://b.test'],
    approve: 'always',
    maxSteps: 7,
    timeout: 1.5,
    out: 'here',
    keepOpen: true,
  })
  expect(read('--allow', 'all')).toMatchObject({ allow: ['*'] })
  expect(read('--help')).toBe('help')
})

test('the key may come from the environment, for a model only', () => {
  const env = { COBROWSER_API_KEY: 'secret' }
  expect(readOptions(['--base-url', 'http://m.test/v1', '--model', 'm'], env, 'linux')).toMatchObject({
    model: { key: 'secret' },
  })
  expect(readOptions([], env, 'linux')).toMatchObject({ model: null })
})

const wrong: [string[], string][] = [
  [['--nonsense'], "Unknown option '--nonsense'"],
  [['goal'], "Unexpected argument 'goal'"],
  [['--url'], "Option '--url <value>' argument missing"],
  [['--url', 'file:///etc/passwd', '--goal', 'x'], '--url wants an http or https address'],
  [['--url', 'shop.test', '--goal', 'x'], '--url wants an http or https address'],
  [['--url', 'http://shop.test'], '--url needs a --goal, or --snapshot'],
  [['--goal', ' '], '--goal is empty'],
  [['--snapshot', '--goal', 'x'], '--snapshot takes no --goal'],
  [['--model', 'm'], '--base-url and --model go together'],
  [['--base-url', 'http://m.test'], '--base-url and --model go together'],
  [['--api-key', 'k'], '--base-url and --model go together'],
  [['--allow', 'shop.test'], '--allow wants an http or https address'],
  [['--approve', 'maybe'], '--approve wants never or always, not "maybe"'],
  [['--max-steps', '1.5'], '--max-steps wants a whole number above 0'],
  [['--max-steps', '0'], '--max-steps wants a whole number above 0'],
  [['--timeout', 'soon'], '--timeout wants a number above 0'],
  [['--headed', '--headless'], '--headed and --headless exclude each other'],
]

test.each(wrong)('%j is wrong usage', (args, sentence) => {
  expect(() => read(...args)).toThrow(UsageError)
  expect(() => read(...args)).toThrow(sentence)
})

test('what is wrong fits on one line', () => {
  for (const [args] of wrong) expect(() => read(...args)).toThrow(/^[^\n]+$/)
})
