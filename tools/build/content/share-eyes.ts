import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { checker } from './compile-lanes.ts'

const folders = ['dom', 'snapshot'].map((name) => resolve('src/content', name))

/** Where the first bundle leaves what the others need: a symbol, which no named element of the page can shadow. */
export const eyesGlobal = 'globalThis[Symbol.for("cobrowser.eyes")]'

/** What later bundles import from the first: names by file. */
export type Shared = Map<string, Set<string>>

const imports = /import\s*\{([^}]*)\}\s*from\s*'(\.[^']+)'/g

async function note(id: string, shared: Shared): Promise<void> {
  for (const [, list = '', path = ''] of (await readFile(id, 'utf8')).matchAll(imports)) {
    const file = resolve(id, '..', path)
    if (!isEyes(file)) continue
    const names = list
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '' && !name.startsWith('type '))
    const known = shared.get(file) ?? new Set()
    for (const name of names) known.add(name.split(' as ')[0] ?? name)
    if (known.size > 0) shared.set(file, known)
  }
}

const isEyes = (file: string) => folders.some((folder) => file.startsWith(`${folder}/`))

/** For a later bundle: what the first one has is taken from there, so that refs and caches are the same objects. */
export function borrowEyes(shared: Shared): Plugin {
  return {
    name: 'borrow-eyes',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (source === checker) {
        shared.set(checker, new Set(['compiled']))
        return { id: 'cobrowser-eyes', external: true }
      }
      if (!importer || !source.startsWith('.')) return null
      await note(importer, shared)
      return isEyes(resolve(importer, '..', source)) ? { id: 'cobrowser-eyes', external: true } : null
    },
  }
}

/** For the first bundle: its entry, and what later ones will ask for. */
export function lendEyes(entry: string, shared: Shared): Plugin {
  const id = '\0eyes'
  return {
    name: 'lend-eyes',
    enforce: 'pre',
    resolveId: (source) => (source === 'eyes' ? id : null),
    load(module) {
      if (module !== id) return null
      const all = [...shared].map(([file, names]) => ({ file, names: [...names].join(',') }))
      const lines = all.map(({ file, names }) => `import { ${names} } from ${JSON.stringify(file)}`)
      const names = all.map((one) => one.names).join(',')
      return [...lines, `import ${JSON.stringify(resolve(entry))}`, `${eyesGlobal} = { ${names} }`].join('\n')
    },
  }
}
