import { expect, test } from 'vitest'
import { brokenRules } from '../../../tools/build/guard-manifest.ts'

const csp = [
  "default-src 'none'",
  "script-src 'self'",
  "img-src 'self' data:",
  "frame-src 'none'",
  "frame-ancestors 'none'",
  "form-action 'none'",
  "object-src 'none'",
]
const policy = (directives: string[]) => ({ content_security_policy: { extension_pages: directives.join('; ') } })

const good = {
  permissions: ['storage'],
  optional_permissions: ['tabs'],
  optional_host_permissions: ['<all_urls>'],
  externally_connectable: { ids: [] },
  ...policy(csp),
}

test('a good manifest breaks no rule', () => expect(brokenRules(good)).toEqual([]))

const broken: [string, object][] = [
  ['web_accessible_resources', { web_accessible_resources: [] }],
  ['content scripts', { content_scripts: [{}] }],
  ['host access must be optional', { host_permissions: ['http://*/*'] }],
  ['optional_host_permissions', { optional_host_permissions: ['http://*/*'] }],
  ['debugger', { permissions: ['storage', 'debugger'] }],
  ['debugger', { optional_permissions: ['debugger'] }],
  ['externally_connectable', { externally_connectable: { ids: ['abc'] } }],
  ['externally_connectable', { externally_connectable: undefined }],
  ['externally_connectable', { externally_connectable: { ids: [], matches: ['https://a.test/*'] } }],
  ...csp.map((gone): [string, object] => [gone, policy(csp.filter((directive) => directive !== gone))]),
]

test.each(broken)('%s: %j', (sentence, change) => {
  expect(brokenRules({ ...good, ...change })).toEqual([expect.stringContaining(sentence)])
})
