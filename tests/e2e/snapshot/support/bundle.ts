import { build } from 'vite'

/** Bundles a module of the content script for a page's main world; its exports become `globalThis[name]`. */
export async function bundle(entry: string, name: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      target: 'chrome148',
      lib: { entry, name, formats: ['iife'], fileName: name },
    },
  })
  const output = Array.isArray(built) ? built[0] : built
  if (!output || !('output' in output)) throw new Error('vite did not build')
  // A `const` at the top of a script is no property of the window, and a page may navigate: assign it.
  return `globalThis.${name} = (() => { ${output.output[0].code}; return ${name} })()`
}
