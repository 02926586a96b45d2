import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { checker } from './compile-lanes.ts'

const folders = ['dom', 'snapshot'].map((name) => resolve('src/content', name))

/** Where the eyes leave what the others need: a symbol, which no named element of the page can shadow. */
const eyesGlobal = 'globalThis[Symbol.for("cobrowser.eyes")]'

/** What later bundles import from the first, by file and name, and its place in the list that the eyes leave. */
export class Shared {
  readonly places = new Map<string, { file: string; name: string }>()

  place(file: string, name: string): number {
    const key = `${file}#${name}`
    if (!this.places.has(key)) this.places.set(key, { file, name })
    return [...this.places.keys()].indexOf(key)
  }
}

/** Is this a module that other bundles take from the eyes? */
export const isEyes = (file: string) => file === checker || folders.some((folder) => file.startsWith(`${folder}/`))

const imports = /import\s*\{([^}]*)\}\s*from\s*'(\.[^']+)'/g

/** Names, without types, that a file imports from another. */
async function namesFrom(importer: string, file: string): Promise<string[]> {
  if (file === checker) return ['compiled', 'unchecked']
  const lists = [...(await readFile(importer, 'utf8')).matchAll(imports)]
  return lists
    .filter(([, , path = '']) => resolve(importer, '..', path) === file)
    .flatMap(([, list = '']) => list.split(','))
    .map((name) => name.trim().split(' as ')[0] ?? '')
    .filter((name) => name !== '' && !name.startsWith('type '))
}

const prefix = '\0eyes:'
/** One thing that is lent: a module of its own, so that it stands in a file once, however many ask for it. */
const one = '\0lent:'
const list = '\0eyes-list'

/** For a later file: what `isLent` is taken from the first one, so that refs and caches are the same objects. */
export function borrowEyes(shared: Shared, isLent: (file: string) => boolean): Plugin {
  return {
    name: 'borrow-eyes',
    enforce: 'pre',
    resolveId(source, importer) {
      if (source === list || source.startsWith(one)) return source
      if (!importer || !(source.startsWith('.') || source === checker)) return null
      const file = resolve(importer, '..', source)
      return isLent(file) ? `${prefix}${file}:${importer}` : null
    },
    async load(id) {
      if (id === list) return `export default ${eyesGlobal}`
      if (id.startsWith(one)) {
        return `import eyes from ${JSON.stringify(list)}\nexport default eyes[${id.slice(one.length)}]`
      }
      if (!id.startsWith(prefix)) return null
      const [file = '', importer = ''] = id.slice(prefix.length).split(':')
      const names = await namesFrom(importer, file)
      return names
        .map((name) => `export { default as ${name} } from ${JSON.stringify(`${one}${shared.place(file, name)}`)}`)
        .join('\n')
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
      const all = [...shared.places.values()]
      const lines = all.map(({ file, name }, at) => `import { ${name} as lent${at} } from ${JSON.stringify(file)}`)
      const lent = all.map((_, at) => `lent${at}`).join(',')
      return [...lines, `import ${JSON.stringify(resolve(entry))}`, `${eyesGlobal} = [${lent}]`].join('\n')
    },
  }
}
