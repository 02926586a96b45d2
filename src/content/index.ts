import { browser } from '../platform/browser.ts'

const ids = [...document.querySelectorAll('iframe')].map((f) => {
  const get = (chrome.runtime as unknown as { getFrameId?: (x: unknown) => number }).getFrameId
  return get ? get(f) : 'no getFrameId'
})
console.log('spike', ids, browser.runtime.id)
