import { crx } from '@crxjs/vite-plugin'
import preact from '@preact/preset-vite'
import { defineConfig } from 'vite'
import manifest from './manifest.config.ts'
import { characterMaps } from './tools/build/character-maps.ts'
import { contentBundles } from './tools/build/content/content-bundles.ts'
import { guardManifest } from './tools/build/guard-manifest.ts'

export default defineConfig({
  plugins: [preact(), crx({ manifest }), contentBundles(), characterMaps(), guardManifest()],
  build: {
    target: 'chrome148',
    modulePreload: false,
    rollupOptions: { input: { offscreen: 'src/offscreen/index.html' } },
  },
})
