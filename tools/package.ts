import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { zipSync } from 'fflate'
import { build } from './build/build.ts'

await build()

const { version } = JSON.parse(readFileSync('dist/manifest.json', 'utf8')) as { version: string }
const files = readdirSync('dist', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name))
  .toSorted()
const contents = files.map((file) => [relative('dist', file).split(sep).join('/'), readFileSync(file)] as const)
const name = `cobrowser-${version}.zip`
// One time for all: the same source gives the same file, byte by byte.
writeFileSync(name, zipSync(Object.fromEntries(contents), { mtime: '2000-01-01T00:00:00' }))
console.log(`${name} is ready: ${files.length} files.`)
