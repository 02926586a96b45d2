import { resolve } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'
import { compileLanes } from './compile-lanes.ts'
import { nativeBrowser } from './native-browser.ts'
import { borrowEyes, eyesGlobal, lendEyes, type Shared } from './share-eyes.ts'

/** Files that `scripting.executeScript` injects, as `src/background/page/frames.ts` names them, and their entries. */
const eyes = { file: 'src/content/index.js', entry: 'src/content/index.ts' }
const hands = { file: 'src/content/hands.js', entry: 'src/content/hands.ts' }

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
        output: { format: 'iife', entryFileNames: 'bundle.js', globals: { 'cobrowser-eyes': eyesGlobal } },
      },
    },
  })
  const [output] = [built].flat() as Rolldown.RolldownOutput[]
  const chunk = output?.output.find((file) => file.type === 'chunk')
  if (!chunk) throw new Error(`${input} made no bundle.`)
  return chunk.code
}

/** Adds the content scripts to the build: two files, listed nowhere in the manifest. The second borrows from the first. */
export function contentBundles(): Plugin {
  return {
    name: 'content-bundles',
    apply: 'build',
    async generateBundle() {
      const shared: Shared = new Map()
      const source = await bundle(resolve(hands.entry), borrowEyes(shared))
      this.emitFile({ type: 'asset', fileName: hands.file, source })
      this.emitFile({ type: 'asset', fileName: eyes.file, source: await bundle('eyes', lendEyes(eyes.entry, shared)) })
    },
  }
}
