import { existsSync, readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import vue from '@vitejs/plugin-vue'
import { defineConfig } from 'vite'

const src = resolve(import.meta.dirname, 'src')
const pages = readdirSync(src).filter((name) => existsSync(resolve(src, name, 'index.html')))

/** Each folder of `src` is a page. */
export default defineConfig({
  root: src,
  base: './',
  plugins: [vue(), svelte()],
  css: { lightningcss: { errorRecovery: true } },
  build: {
    outDir: resolve(import.meta.dirname, 'dist'),
    emptyOutDir: true,
    target: 'chrome148',
    chunkSizeWarningLimit: 10_000,
    rollupOptions: { input: pages.map((name) => resolve(src, name, 'index.html')) },
  },
})
