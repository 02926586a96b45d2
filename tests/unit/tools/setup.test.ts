import { expect, test } from 'vitest'
import { majorOf } from '../../../tools/setup/chromium.mjs'
import { checkNode } from '../../../tools/setup/node.mjs'
import { covers } from '../../../tools/setup/packages.mjs'

test.each(['20.12.0', '20.20.2', '22.1.0', '24.0.0'])('Node %s will do', (version) => {
  expect(checkNode(version)).toBeNull()
})

test.each(['18.20.0', '20.11.1', '16.0.0'])('Node %s is too old', (version) => {
  expect(checkNode(version)).toContain(version)
})

test('the version of a browser', () => {
  expect(majorOf('Chromium 156.0.8078.114 built on Debian GNU/Linux 12 (bookworm)')).toBe(156)
  expect(majorOf('Google Chrome 148.0.7000.1')).toBe(148)
  expect(majorOf('Command chromium-browser requires the chromium snap to be installed.')).toBe(0)
})

test('packages are there when each has the version that is wanted', () => {
  const wanted = {
    packages: {
      '': { version: '0.1.0' },
      'node_modules/a': { version: '1.0.0' },
      'node_modules/only-elsewhere': { version: '1.0.0', optional: true },
    },
  }
  expect(covers(wanted, { packages: { 'node_modules/a': { version: '1.0.0' } } })).toBe(true)
  expect(covers(wanted, { packages: { 'node_modules/a': { version: '1.0.1' } } })).toBe(false)
  expect(covers(wanted, { packages: {} })).toBe(false)
  expect(covers(wanted, {})).toBe(false)
})
