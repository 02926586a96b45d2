import { build } from 'vite'

/** A module as one script for a page's own world, where its exports become `globalThis[name]`. */
export async function bundleForPage(entry: string, name: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      target: 'chrome148',
      rollupOptions: { output: { codeSplitting: false } },
      lib: { entry, name, formats: ['iife'], fileName: name },
    },
  })
  const output = Array.isArray(built) ? built[0] : built
  if (!output || !('output' in output)) throw new Error(`${entry} made no bundle.`)
  // A `const` at the top of a script is no property of the window, and a page may navigate: assign it.
  return `globalThis.${name} = (() => { ${output.output[0].code}; return ${name} })()`
}
