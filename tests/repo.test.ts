import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { actions } from '../src/agent/actions/index.ts'
import { contentLane, noticeLane } from '../src/protocol/content.ts'
import { offscreenLane } from '../src/protocol/offscreen.ts'
import { panelLane } from '../src/protocol/panel.ts'

/** What the repository promises of itself. */
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.(ts|tsx|js|mjs)$/.test(file) && existsSync(file))
const within = (folder: string) => files.filter((file) => file.startsWith(folder))
const read = (file: string) => readFileSync(file, 'utf8')
const linesOf = (file: string) => read(file).split('\n').length - 1
const names = actions.map((action) => action.name)

/** First cells, in code, of the README table under a heading. */
function tableIn(heading: string): string[] {
  const section = read('README.md').split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? ''
  return section
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .flatMap((line) => [...(line.split('|')[1] ?? '').matchAll(/`([a-z_]+)`/g)].map(([, name]) => name ?? ''))
}

test('the README lists the actions that there are, and no others', () => {
  expect(tableIn('What it can do').toSorted()).toEqual(names.toSorted())
})

test('every action file is in the index', () => {
  const index = read('src/agent/actions/index.ts')
  const missing = within('src/agent/actions/')
    .filter((file) => /= (page|worker|loop)Action\(/.test(read(file)))
    .filter((file) => !index.includes(`'./${file.split('/').at(-1)}'`))
  expect(missing).toEqual([])
})

test('every action has a test of its own', () => {
  const tests = within('tests/unit/actions/').map(read).join('\n')
  expect(names.filter((name) => !new RegExp(`['"\`]${name}['"\`]|name: '${name}'`).test(tests))).toEqual([])
})

test.each(Object.entries({ panelLane, contentLane, noticeLane, offscreenLane }))(
  'every kind of %s has exactly one handler',
  (_, lane) => {
    const sources = within('src/').filter((file) => !file.startsWith('src/protocol/'))
    const handlersOf = (kind: string) => {
      const key = new RegExp(`^\\s*(async )?'${kind.replaceAll('.', '\\.')}'\\s*[:(]`, 'm')
      return sources.filter((file) => key.test(read(file)))
    }
    const counts = Object.keys(lane).map((kind) => [kind, handlersOf(kind)] as const)
    expect(counts.filter(([, handlers]) => handlers.length !== 1)).toEqual([])
  },
)

test('no file is longer than 300 lines', () => {
  expect(files.filter((file) => linesOf(file) > 300).map((file) => `${file}: ${linesOf(file)}`)).toEqual([])
})

test('what ships is in small files: the median under 60 lines, nine in ten under 150', () => {
  const lengths = within('src/')
    .map(linesOf)
    .toSorted((a, b) => a - b)
  expect(lengths[Math.floor(lengths.length / 2)]).toBeLessThan(60)
  expect(lengths[Math.floor(lengths.length * 0.9)]).toBeLessThan(150)
})

test('webextension-polyfill is imported in one place', () => {
  expect(within('src/').filter((file) => /^import (?!type ).*from 'webextension-polyfill'/m.test(read(file)))).toEqual([
    'src/platform/browser.ts',
  ])
})

test('nothing is of type any', () => {
  expect(files.filter((file) => file.endsWith('ts') && /(: |as |<)any\b(?! [a-z])/.test(code(read(file))))).toEqual([])
})

/** Without comments and strings, in which the word is an English one. */
function code(source: string): string {
  return source.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`|"(?:[^"\\\n]|\\.)*"/gm, '')
}

type Messages = Record<string, { message: string; placeholders?: Record<string, { content: string }> }>
const messagesOf = (locale: string) => JSON.parse(read(`public/_locales/${locale}/messages.json`)) as Messages

test('both languages have the same texts with the same gaps', () => {
  const gaps = ({ message }: { message: string }) => (message.match(/\$\w+\$?/g) ?? []).map((gap) => gap.toLowerCase())
  const shapeOf = (locale: string) =>
    Object.fromEntries(
      Object.entries(messagesOf(locale))
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .map(([key, text]) => [key, { gaps: gaps(text).toSorted(), placeholders: text.placeholders ?? {} }]),
    )
  expect(shapeOf('zh_CN')).toEqual(shapeOf('en'))
})
