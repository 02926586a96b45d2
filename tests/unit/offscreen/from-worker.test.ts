import { expect, test } from 'vitest'
import { fromWorker } from '../../../src/offscreen/from-worker.ts'

const id = 'hejnknphdpfhgdmijhlmckhahhiedalo'
const home = `chrome-extension://${id}/`

test.each([
  ['the worker, as Chromium describes it', { id, url: `${home}service-worker-loader.js` }, true],
  ['a worker without an address', { id }, true],
  ['the panel', { id, url: `${home}src/sidepanel/index.html`, documentId: 'D' }, false],
  ['a page of ours that says no document', { id, url: `${home}src/sidepanel/index.html` }, false],
  ['a page of ours in a tab', { id, url: `${home}src/sidepanel/index.html`, documentId: 'D', tab: { id: 1 } }, false],
  ['a content script', { id, url: 'https://shop.test/app.js', documentId: 'D', tab: { id: 1 } }, false],
  ['an address that only begins alike', { id, url: `chrome-extension://${id}x/worker.js` }, false],
  ['another extension', { id: 'b'.repeat(32), url: `chrome-extension://${'b'.repeat(32)}/worker.js` }, false],
  ['nobody', {}, false],
])('%s', (_what, sender, may) => {
  expect(fromWorker(sender, home)).toBe(may)
})
