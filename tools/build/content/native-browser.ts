import type { Plugin } from 'vite'

const id = '\0native-browser'

/**
 * From Chrome 148 on, the oldest that the manifest allows, the polyfill only hands the browser's own `browser` through.
 * Content scripts take it directly; the other contexts keep the polyfill, whose bytes nobody counts there.
 */
export function nativeBrowser(): Plugin {
  return {
    name: 'native-browser',
    enforce: 'pre',
    resolveId: (source) => (source === 'webextension-polyfill' ? id : null),
    load: (module) => (module === id ? 'export default globalThis.browser' : null),
  }
}
