import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const folder = join(dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json')), 'cmaps')

/** Adds the tables by which Chinese, Japanese and Korean PDFs name their characters; the reader of PDFs asks for one by its name. */
export function characterMaps(): Plugin {
  return {
    name: 'character-maps',
    apply: 'build',
    generateBundle() {
      for (const name of readdirSync(folder).filter((file) => file.endsWith('.bcmap'))) {
        this.emitFile({ type: 'asset', fileName: `pdf/cmaps/${name}`, source: readFileSync(join(folder, name)) })
      }
    },
  }
}
