import type { Plugin } from 'vite'
import { wireWorker } from './wire-worker.ts'

type Manifest = {
  permissions?: string[]
  optional_permissions?: string[]
  host_permissions?: string[]
  optional_host_permissions?: string[]
  content_scripts?: unknown[]
  web_accessible_resources?: unknown[]
  externally_connectable?: { ids?: string[]; matches?: string[] }
  content_security_policy?: { extension_pages?: string }
}

/** What must be so in every build, each with the sentence that fails the build. */
const rules: [(m: Manifest) => boolean, string][] = [
  [(m) => m.web_accessible_resources === undefined, 'web_accessible_resources lets any page detect the extension'],
  [(m) => m.content_scripts === undefined, 'content scripts are injected only into tabs that the agent works in'],
  [(m) => (m.host_permissions ?? []).length === 0, 'host access must be optional'],
  [(m) => m.optional_host_permissions?.join() === '<all_urls>', 'optional_host_permissions must be <all_urls>'],
  [
    (m) => ![...(m.permissions ?? []), ...(m.optional_permissions ?? [])].includes('debugger'),
    'the standard build has no debugger permission',
  ],
  [
    (m) => m.externally_connectable?.ids?.length === 0 && m.externally_connectable.matches === undefined,
    'externally_connectable must be {"ids": []}',
  ],
  ...[
    "default-src 'none'",
    "script-src 'self'",
    "img-src 'self' data:",
    "frame-src 'none'",
    "frame-ancestors 'none'",
    "form-action 'none'",
    "object-src 'none'",
  ].map((directive): [(m: Manifest) => boolean, string] => [
    (m) => (m.content_security_policy?.extension_pages ?? '').split('; ').includes(directive),
    `the CSP must say ${directive}`,
  ]),
]

/** Sentences of the rules that a manifest breaks. */
export function brokenRules(manifest: Manifest): string[] {
  return rules.filter(([holds]) => !holds(manifest)).map(([, sentence]) => sentence)
}

/**
 * crxjs lists `?script&iife` bundles under web_accessible_resources although scripting.executeScript does not need
 * that; a page could then tell that the extension is there. Takes the list out, then fails the build on any broken rule.
 */
export function guardManifest(): Plugin[] {
  return [wireWorker(), guard()]
}

function guard(): Plugin {
  return {
    name: 'guard-manifest',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const file = bundle['manifest.json']
        if (file?.type !== 'asset') return this.error('The build made no manifest.json.')
        const { web_accessible_resources: _listed, ...manifest } = JSON.parse(String(file.source)) as Manifest
        const broken = brokenRules(manifest)
        if (broken.length) return this.error(`manifest.json: ${broken.join('; ')}`)
        file.source = JSON.stringify(manifest, null, 2)
      },
    },
  }
}
