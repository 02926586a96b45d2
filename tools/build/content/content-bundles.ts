import { resolve } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'
import { bundles } from '../../../src/protocol/bundles.ts'
import { compileLanes } from './compile-lanes.ts'
import { nativeBrowser } from './native-browser.ts'
import { borrowEyes, isEyes, lendEyes, Shared } from './share-eyes.ts'

const { eyes, ...later } = bundles
const [first = '', ...more] = eyes.files
/** Modules that only the second file needs, in the first all the same: so neither outgrows its limit. */
const carried = ['alike', 'tokens'].map((name) => resolve(`src/content/snapshot/${name}.ts`))

/** A file of the build is named after its source. */
const entryOf = (file: string) => resolve(file.replace(/\.js$/, '.ts'))

async function bundle(input: string, ...plugins: Plugin[]): Promise<Rolldown.OutputChunk> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [nativeBrowser(), compileLanes(), ...plugins],
    build: {
      target: 'chrome148',
      write: false,
      rollupOptions: {
        input,
        output: { format: 'iife', entryFileNames: 'bundle.js' },
      },
    },
  })
  const [output] = [built].flat() as Rolldown.RolldownOutput[]
  const chunk = output?.output.find((file) => file.type === 'chunk')
  if (!chunk) throw new Error(`${input} made no bundle.`)
  return chunk
}

/**
 * Adds the content scripts to the build, listed nowhere in the manifest. The first file of the eyes lends what later
 * bundles ask for; the second has the rest of the eyes, and borrows all modules that the first has anyway.
 */
export function contentBundles(): Plugin {
  return {
    name: 'content-bundles',
    apply: 'build',
    async generateBundle() {
      const shared = new Shared()
      const emit = (fileName: string, { code }: Rolldown.OutputChunk) =>
        this.emitFile({ type: 'asset', fileName, source: code })
      for (const file of Object.values(later).flatMap(({ files }) => files)) {
        emit(file, await bundle(entryOf(file), borrowEyes(shared, isEyes)))
      }
      const { moduleIds } = await bundle('eyes', lendEyes(entryOf(first), shared))
      const inFirst = new Set([...moduleIds, ...carried])
      for (const file of more) {
        emit(
          file,
          await bundle(
            entryOf(file),
            borrowEyes(shared, (id) => isEyes(id) && inFirst.has(id)),
          ),
        )
      }
      emit(first, await bundle('eyes', lendEyes(entryOf(first), shared)))
    },
  }
}
