import { existsSync, readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import vue from '@vitejs/plugin-vue'
import { defineConfig } from 'vite'

const src = resolve(import.meta.dirname, 'src')
const only = process.env.PAGES?.split(',')
const pages = readdirSync(src).filter(
  (name) => existsSync(resolve(src, name, 'index.html')) && (!only || only.includes(name)),
)
const govuk = resolve(import.meta.dirname, 'node_modules/govuk-frontend/dist/govuk/assets')

/** Each folder of `src` is a page; PAGES=one,two builds those alone. */
export default defineConfig({
  root: src,
  base: './',
  plugins: [vue(), svelte()],
  // GOV.UK's styles look for their fonts at the root of the server.
  resolve: { alias: [{ find: /^\/assets\/(fonts|images)\//, replacement: `${govuk}/$1/` }] },
  css: { lightningcss: { errorRecovery: true } },
  build: {
    outDir: resolve(import.meta.dirname, 'dist'),
    emptyOutDir: true,
    target: 'chrome148',
    chunkSizeWarningLimit: 10_000,
    rollupOptions: { input: pages.map((name) => resolve(src, name, 'index.html')) },
  },
})
