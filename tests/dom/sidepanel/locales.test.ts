import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { messages } from './fake-browser.ts'

const root = join(import.meta.dirname, '../../..')
const en = messages('en')
const zh = messages('zh_CN')
const places = (text: string) => [...new Set(text.match(/\$\d/g))].sort()

/** All source that may name a message, as one text. */
const source = [
  ...readdirSync(join(root, 'src/sidepanel'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => readFileSync(join(root, 'src/sidepanel', name), 'utf8')),
  readFileSync(join(root, 'manifest.config.ts'), 'utf8'),
].join('\n')

test('both languages have the same messages', () => {
  expect(Object.keys(zh)).toEqual(Object.keys(en))
})

test.each(Object.keys(en))('%s: no language is empty, and both have the same places', (key) => {
  expect(en[key]?.message).not.toBe('')
  expect(zh[key]?.message).not.toBe('')
  expect(places(zh[key]?.message ?? '')).toEqual(places(en[key]?.message ?? ''))
})

test('what is said in Chinese is Chinese, but for names and codes', () => {
  const same = Object.keys(en).filter((key) => zh[key]?.message === en[key]?.message)
  expect(same).toEqual(['name'])
})

test('every message is used', () => {
  // `phase_${phase}` and its like are typed tables: their prefix is what the source names.
  const used = (key: string) =>
    source.includes(`'${key}'`) || source.includes(`__MSG_${key}__`) || source.includes(`\`${key.split('_')[0]}_\${`)
  expect(Object.keys(en).filter((key) => !used(key))).toEqual([])
})
