/** What a message's transport says of who sent it. */
export type Sender = {
  id?: string | undefined
  url?: string | undefined
  tab?: unknown
  documentId?: string | undefined
}

/**
 * Whether a message comes from this extension's service worker: not from a content script (that has a tab and the page's
 * address), nor from one of our own pages (the panel has no tab either, but a document).
 * @param home the extension's own base address, `chrome-extension://<id>/`
 */
export function fromWorker(sender: Sender, home: string): boolean {
  if (sender.tab !== undefined || sender.documentId !== undefined) return false
  if (sender.id !== new URL(home).host) return false
  return sender.url === undefined || (sender.url.startsWith(home) && sender.url.endsWith('.js'))
}
