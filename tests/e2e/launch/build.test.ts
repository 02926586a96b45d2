import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { brokenRules } from '../../../tools/build/guard-manifest.ts'

const dist = process.env.DIST ?? 'dist'
const files = readdirSync(dist, { recursive: true, encoding: 'utf8' })
const read = (file: string) => readFileSync(join(dist, file), 'utf8')

test('the manifest keeps every rule', () => {
  expect(brokenRules(JSON.parse(read('manifest.json')))).toEqual([])
})

test('pages and styles load nothing from elsewhere', () => {
  const loading = files.filter((file) => /\.(html|css)$/.test(file))
  expect(loading).toContain('src/sidepanel/index.html')
  expect(loading.some((file) => file.endsWith('.css'))).toBe(true)
  const remote = /(?:src|href)\s*=\s*["']?\s*(?:[a-z]+:)?\/\/|url\(\s*["']?\s*(?:https?:)?\/\/|@import/i
  expect(loading.filter((file) => remote.test(read(file)))).toEqual([])
})

test('the worker’s loader names the chunk that registers the worker’s listeners', () => {
  const chunk = /import '\.\/(.+)'/.exec(read('service-worker-loader.js'))?.[1] ?? ''
  expect(read(chunk)).toMatch(/setAccessLevel/)
})

test('content scripts are one file each, which imports nothing', () => {
  const scripts = files.filter((file) => /^src\/content\/.*\.js$/.test(file))
  expect(scripts.length).toBeGreaterThan(0)
  expect(scripts.filter((file) => /^import\b|\bimport\(|\bimport\s*[{"'*]/m.test(read(file)))).toEqual([])
})
