import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import preact from '@preact/preset-vite'
import { build } from 'vite'
import manifest from '../../../manifest.config.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))

/** The panel as it ships, with the product's own content security policy, before a worker that tests can set. */
export async function buildPanel(outDir: string): Promise<void> {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [preact()],
    build: {
      outDir,
      emptyOutDir: true,
      target: 'chrome148',
      modulePreload: false,
      rollupOptions: {
        input: { panel: `${root}src/sidepanel/index.html`, worker: `${root}tests/e2e/panel-look/worker.ts` },
        output: { entryFileNames: '[name].js' },
      },
    },
  })
  const source = await manifest
  if (typeof source === 'function') throw new Error('The manifest is expected to be a plain object.')
  const { name, version, default_locale, permissions, optional_host_permissions, content_security_policy } = source
  const small = {
    manifest_version: 3,
    ...{ name, version, default_locale, permissions, optional_host_permissions, content_security_policy },
    background: { service_worker: 'worker.js', type: 'module' },
    side_panel: { default_path: 'src/sidepanel/index.html' },
  }
  await writeFile(`${outDir}/manifest.json`, JSON.stringify(small))
}
