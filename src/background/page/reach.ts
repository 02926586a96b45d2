import type { PageTrouble } from '../../agent/ports.ts'
import { browser } from '../../platform/browser.ts'
import { mayWorkOn, webOrigin } from '../../platform/sites.ts'
import { type FrameInfo, listFrames } from './frames.ts'

export type Reached =
  | { ok: true; frames: FrameInfo[] }
  | { ok: false; trouble: PageTrouble; origin: string; said: string }

const no = (trouble: PageTrouble, origin: string, said = ''): Reached => ({ ok: false, trouble, origin, said })

/** Galleries that no extension may enter, whatever was granted. */
const galleries =
  /^https:\/\/(chromewebstore\.google\.com|chrome\.google\.com\/webstore|microsoftedge\.microsoft\.com\/addons)/

/** How long a page may take to answer at all, ms. */
const patience = 5000

/** Resolves with `late` where `work` takes longer; the work itself goes on. */
export function within<T, const L>(work: Promise<T>, ms: number, late: L): Promise<T | L> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const bell = new Promise<L>((resolve) => {
    timer = setTimeout(() => resolve(late), ms)
  })
  return Promise.race([work, bell]).finally(() => clearTimeout(timer))
}

/**
 * Why the browser kept us out, by its own words: the API gives nothing else. Chromium's texts, extension_error_utils
 * and scripting_api; an unknown text counts as not shared, which names a way out.
 */
const words: [RegExp, PageTrouble][] = [
  [/showing error page/i, 'error-page'],
  [/no tab with id/i, 'closed'],
  [/chrome:\/\/|extensions gallery|chrome-extension:\/\/|devtools/i, 'forbidden'],
]

const troubleOf = (message: string): PageTrouble => words.find(([text]) => text.test(message))?.[1] ?? 'no-access'

/** Frames of a tab that the agent may work on now, or why the tab cannot be worked on. `guess`: where it was sent. */
export async function reach(tabId: number, guess: string): Promise<Reached> {
  let tab: Awaited<ReturnType<typeof browser.tabs.get>>
  try {
    tab = await browser.tabs.get(tabId)
  } catch (error) {
    return no('closed', '', String(error))
  }
  if (tab.discarded) return no('discarded', '')
  // Not loaded and not put to sleep: its process is gone (Chromium 156 says so in no other way).
  if (tab.status === 'unloaded') return no('crashed', webOrigin(tab.url) ?? '')
  const origin = webOrigin(tab.url)
  if (tab.url !== undefined && (origin === null || galleries.test(tab.url))) {
    return no('forbidden', origin ?? tab.url.split(':')[0] ?? '')
  }
  // Without access the browser does not tell the address; where the agent sent the tab is the best that is known.
  if (origin === null) return no(await closedDoor(tabId), webOrigin(guess) ?? '')
  if (!(await mayWorkOn(origin, tabId))) return no('no-access', origin)
  let frames: FrameInfo[] | 'late'
  try {
    frames = await within(listFrames(tabId), patience, 'late')
  } catch (error) {
    return no(troubleOf(String(error)), origin, String(error))
  }
  if (frames === 'late') return no('blocked', origin)
  return { ok: true, frames: await sharedOf(frames, tabId) }
}

/**
 * Frames that the agent may read. One without an address of its own (data:, about:blank, srcdoc) goes with the frame
 * around it. Where that one's origin is opaque too, it could be anybody's: then nothing may lie in the tab that the
 * browser lets us into and the user did not share, as the host of a model.
 */
async function sharedOf(frames: FrameInfo[], tabId: number): Promise<FrameInfo[]> {
  const may = async (origin: string | undefined) => {
    const known = webOrigin(origin)
    return known === null ? null : mayWorkOn(known, tabId)
  }
  const own = await Promise.all(frames.map(({ url }) => may(url)))
  const around = await Promise.all(frames.map(({ above }) => may(above[0])))
  const noStranger = !own.includes(false)
  return frames.filter((_, index) => own[index] ?? around[index] ?? noStranger)
}

/** Tells a closed browser page from a site that is only not shared, by trying the door. */
async function closedDoor(tabId: number): Promise<PageTrouble> {
  try {
    return (await within(listFrames(tabId), patience, 'late')) === 'late' ? 'blocked' : 'no-access'
  } catch (error) {
    return troubleOf(String(error))
  }
}
