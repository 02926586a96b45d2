import type { Plugin, Rolldown } from 'vite'

const workerEntry = '/src/background/index.ts'
const contentFolder = '/src/content/'
const loaderFile = 'service-worker-loader.js'

type Bundle = Rolldown.OutputBundle

const chunks = (bundle: Bundle) => Object.values(bundle).filter((file) => file.type === 'chunk')

/** crxjs also emits an ES module of each `?script&iife` entry, which nothing loads; takes it and its own chunks out. */
function dropUnused(bundle: Bundle): void {
  for (const chunk of chunks(bundle)) {
    if (chunk.facadeModuleId?.includes(contentFolder)) delete bundle[chunk.fileName]
  }
  const left = chunks(bundle)
  const used = new Set(left.flatMap((chunk) => [...chunk.imports, ...chunk.dynamicImports]))
  const orphans = left.filter((chunk) => !chunk.isEntry && !used.has(chunk.fileName))
  for (const orphan of orphans) delete bundle[orphan.fileName]
  if (orphans.length) dropUnused(bundle)
}

/**
 * crxjs 3 with Vite 8 may point the worker's loader at another entry of the same file name: `background/index.ts` and
 * `content/index.ts` both become a chunk `index.ts`, and the first one wins. Points it at the worker's own chunk.
 */
export function wireWorker(): Plugin {
  return {
    name: 'wire-worker',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const worker = chunks(bundle).find((chunk) => chunk.facadeModuleId?.endsWith(workerEntry))
        const loader = bundle[loaderFile]
        if (!worker || loader?.type !== 'asset') return this.error('The build made no service worker.')
        loader.source = `import './${worker.fileName}'\n`
        dropUnused(bundle)
      },
    },
  }
}
