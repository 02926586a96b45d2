import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { buildIsStale } from '../../../tools/build/build.ts'

let root: string
const at = (path: string, seconds: number) => utimesSync(join(root, path), seconds, seconds)
const stale = () => buildIsStale(join(root, 'dist'), [join(root, 'src')])

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'build-test-'))
  mkdirSync(join(root, 'src/deep'), { recursive: true })
  mkdirSync(join(root, 'dist'))
  for (const file of ['src/deep/a.ts', 'dist/manifest.json']) writeFileSync(join(root, file), '')
  for (const path of ['src/deep/a.ts', 'src/deep', 'src']) at(path, 1000)
  at('dist/manifest.json', 2000)
})

afterEach(() => rmSync(root, { recursive: true }))

test('a build newer than all sources stands', () => expect(stale()).toBe(false))

test('a source that changed makes it stale', () => {
  at('src/deep/a.ts', 3000)
  expect(stale()).toBe(true)
})

test('a source that went makes it stale, for its folder changed', () => {
  rmSync(join(root, 'src/deep/a.ts'))
  expect(stale()).toBe(true)
})

test('no build is stale', () => {
  rmSync(join(root, 'dist/manifest.json'))
  expect(stale()).toBe(true)
})
