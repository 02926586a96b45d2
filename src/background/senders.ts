import { browser } from '../platform/browser.ts'

type Sender = { id?: string | undefined; url?: string | undefined; tab?: unknown; origin?: string }

const own = () => browser.runtime.getURL('')

/** Our own side panel and nobody else: same extension, that page, no tab around it. */
export function fromPanel(sender: Sender): boolean {
  return sender.id === browser.runtime.id && sender.tab === undefined && pathOf(sender) === 'src/sidepanel/index.html'
}

function pathOf({ url }: Sender): string {
  return url?.startsWith(own()) ? (url.slice(own().length).split(/[?#]/)[0] ?? '') : ''
}

/** A content script of ours in a tab. What it says is data of a page. */
export function fromContent(sender: Sender): boolean {
  return sender.id === browser.runtime.id && sender.tab !== undefined && !sender.url?.startsWith(own())
}
