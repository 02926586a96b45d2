import { resolve } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'
import { bundles } from '../../../src/protocol/bundles.ts'
import { compileLanes } from './compile-lanes.ts'
import { nativeBrowser } from './native-browser.ts'
import { borrowEyes, lendEyes, Shared } from './share-eyes.ts'

const { eyes, ...later } = bundles

async function bundle(input: string, ...plugins: Plugin[]): Promise<string> {
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
  return chunk.code
}

/** Adds the content scripts to the build, listed nowhere in the manifest. What the later ones borrow, the eyes lend. */
export function contentBundles(): Plugin {
  return {
    name: 'content-bundles',
    apply: 'build',
    async generateBundle() {
      const shared = new Shared()
      for (const { file, entry } of Object.values(later)) {
        const source = await bundle(resolve(entry), borrowEyes(shared))
        this.emitFile({ type: 'asset', fileName: file, source })
      }
      this.emitFile({ type: 'asset', fileName: eyes.file, source: await bundle('eyes', lendEyes(eyes.entry, shared)) })
    },
  }
}
