import type { Runtime } from 'webextension-polyfill'
import { browser } from '../platform/browser.ts'
import { answerer } from '../platform/message.ts'
import { offscreenLane } from '../protocol/offscreen.ts'
import { createCalls } from './calls.ts'
import { fromWorker } from './from-worker.ts'
import { listModels } from './list-models.ts'
import { readPdf } from './pdf/read-pdf.ts'
import { makePicture, pictureOf } from './pictures.ts'

const bug = (error: unknown) => console.error(error)

// Called without a receiver, as the browser's own fetch wants it.
const fetcher: typeof fetch = (input, init) => fetch(input, init)
const calls = createCalls(fetcher, bug, 20, pictureOf)

browser.runtime.onMessage.addListener(
  answerer<typeof offscreenLane, Runtime.MessageSender>(
    'offscreen',
    offscreenLane,
    {
      'model.start': async ({ id, chat }) => {
        calls.start(id, chat)
        return {}
      },
      'model.poll': ({ id, seen, wait }) => calls.poll(id, seen, wait),
      'model.drop': async ({ id }) => {
        calls.drop(id)
        return {}
      },
      'pdf.read': ({ url }) => readPdf(url, fetcher),
      'picture.make': makePicture,
      'picture.get': async ({ id }) => ({ picture: pictureOf(id) }),
      'model.list': ({ endpoint }) => listModels(endpoint, fetcher, new AbortController().signal),
    },
    (sender) => fromWorker(sender, browser.runtime.getURL('')),
    bug,
  ),
)
