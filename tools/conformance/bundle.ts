import { build } from 'vite'

/** `in-page.ts` as one script for a page's own world, where it defines `ours`. */
export async function bundleInPage(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      target: 'chrome148',
      lib: {
        entry: new URL('./in-page.ts', import.meta.url).pathname,
        name: 'ours',
        formats: ['iife'],
        fileName: 'ours',
      },
    },
  })
  const output = Array.isArray(built) ? built[0] : built
  if (!output || !('output' in output)) throw new Error('The functions were not bundled.')
  return `globalThis.ours = (() => { ${output.output[0].code}; return ours })()`
}
