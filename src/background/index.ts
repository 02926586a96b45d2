import content from '../content/index.ts?script&iife'
import { browser } from '../platform/browser.ts'

void browser.storage.local.setAccessLevel?.({ accessLevel: 'TRUSTED_CONTEXTS' })
console.log(content)
chrome.action.onClicked.addListener((tab) => {
  void chrome.sidePanel.open({ tabId: tab.id ?? 0 })
})
