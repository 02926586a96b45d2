import { readFile } from 'node:fs/promises'
import { extname } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Reply } from './http.ts'

const MODULES = new URL('../../node_modules/', import.meta.url)
const CLIENT = new URL('./client/', import.meta.url)

/** Everything that `/lib/…` gives out, besides Shoelace's folder of components. */
const LIB: Readonly<Record<string, string>> = {
  'bootstrap.css': 'bootstrap/dist/css/bootstrap.min.css',
  'bootstrap.js': 'bootstrap/dist/js/bootstrap.bundle.min.js',
  'flatpickr.css': 'flatpickr/dist/flatpickr.min.css',
  'flatpickr-dark.css': 'flatpickr/dist/themes/dark.css',
  'flatpickr.js': 'flatpickr/dist/flatpickr.min.js',
  'nouislider.css': 'nouislider/dist/nouislider.min.css',
  'nouislider.js': 'nouislider/dist/nouislider.min.js',
  'tom-select.css': 'tom-select/dist/css/tom-select.bootstrap5.min.css',
  'tom-select.js': 'tom-select/dist/js/tom-select.complete.min.js',
}
const SHOELACE = /^shoelace\/((?:[\w-]+\/)*[\w-]+(?:\.[\w-]+)*\.(?:js|css))$/

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
}

const give = async (file: URL, maxAge: number): Promise<Reply | null> => {
  try {
    const body = await readFile(fileURLToPath(file))
    const type = TYPES[extname(file.pathname)] ?? 'application/octet-stream'
    return { status: 200, headers: { 'content-type': type, 'cache-control': `max-age=${maxAge}` }, body }
  } catch {
    return null
  }
}

const libFile = (name: string): URL | null => {
  if (Object.hasOwn(LIB, name)) return new URL(LIB[name] ?? '', MODULES)
  const component = SHOELACE.exec(name)?.[1]
  return component ? new URL(`@shoelace-style/shoelace/cdn/${component}`, MODULES) : null
}

/** The shop's own scripts and styles and the widget libraries; null when there is no such file. */
export const fileOf = async (path: string): Promise<Reply | null> => {
  const [, folder, name] = /^\/(lib|assets)\/(.+)$/.exec(path) ?? []
  if (folder === 'lib' && name) {
    const file = libFile(name)
    return file && give(file, 3600)
  }
  return folder === 'assets' && name && /^[\w-]+\.(js|css|svg)$/.test(name) ? give(new URL(name, CLIENT), 0) : null
}
