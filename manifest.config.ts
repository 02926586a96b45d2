import { defineManifest } from '@crxjs/vite-plugin'
import pkg from './package.json' with { type: 'json' }

const icon = { 16: 'icons/16.png', 32: 'icons/32.png', 48: 'icons/48.png', 128: 'icons/128.png' }

export default defineManifest({
  manifest_version: 3,
  name: '__MSG_name__',
  description: '__MSG_description__',
  version: pkg.version,
  default_locale: 'en',
  // The first version whose own `browser` namespace answers with promises everywhere.
  minimum_chrome_version: '148',
  icons: icon,
  action: { default_title: '__MSG_open__', default_icon: icon },
  background: { service_worker: 'src/background/index.ts', type: 'module' },
  side_panel: { default_path: 'src/sidepanel/index.html' },
  permissions: [
    'sidePanel',
    'scripting',
    'storage',
    'unlimitedStorage',
    'offscreen',
    'alarms',
    'activeTab',
    'tabGroups',
    'declarativeNetRequestWithHostAccess',
  ],
  optional_permissions: ['tabs', 'downloads', 'notifications'],
  optional_host_permissions: ['<all_urls>'],
  externally_connectable: { ids: [] },
  commands: {
    _execute_action: { suggested_key: { default: 'Alt+Shift+C' }, description: '__MSG_open__' },
    'pause-run': { suggested_key: { default: 'Alt+Shift+P' }, description: '__MSG_pauseCommand__' },
  },
  content_security_policy: {
    extension_pages: [
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "img-src 'self' data:",
      "font-src 'self'",
      // A model lives wherever the user says; 'self' is for tables of characters that PDFs need.
      "connect-src 'self' http: https:",
      "object-src 'none'",
      "frame-src 'none'",
      "frame-ancestors 'none'",
      "form-action 'none'",
      "base-uri 'none'",
    ].join('; '),
  },
})
