import type { Page } from 'playwright'
import type { Launched } from '../browser/launch.ts'
import { longestBlock } from './longest-block.ts'
import { type Peer, peersOf } from './peers.ts'
import { type Ours, stageOurs, view, whole } from './stage.ts'
import { median, ratio, rounded } from './stats.ts'

/** Figures of one page; times are medians in ms. */
export type Speed = {
  page: string
  elements: number
  /** The whole page, nothing known of it before. */
  cold: { ours: number; peers: Record<string, number> }
  /** The default view, nothing known before. */
  view: number
  /** One text and one class changed since the last look: the whole page, and the default view. */
  again: { whole: number; view: number }
  /** Longest time in which a cold look at the whole page kept the page from doing anything else. */
  longestBlock: number
  /** Cold and again beside what they are named after; null where a peer would have taken minutes. */
  ratios: {
    floor: number | null
    playwright: number | null
    pageAgent: number | null
    againWhole: number
    againView: number
  }
}

/** As a page does in answer to a click: another text, and a class, on one element in view. */
const change = (page: Page, round: number) =>
  page.evaluate((n) => {
    const inView = [0.5, 0.4, 0.6, 0.3, 0.7].flatMap((y) => document.elementsFromPoint(innerWidth / 4, innerHeight * y))
    const around = inView
      .filter((el) => el.clientHeight < innerHeight)
      .flatMap((el) => [el, ...el.querySelectorAll('*')])
    const leaf = around.find((el) => el.childElementCount === 0 && el.textContent?.trim())
    if (!leaf) throw new Error('Nothing to change in view.')
    leaf.textContent = `Changed ${n}`
    leaf.classList.toggle('is-changed')
  }, round)

async function timesOf(runs: number, take: (round: number) => Promise<{ ms: number }>): Promise<number[]> {
  const times: number[] = []
  for (let round = 0; round < runs; round++) times.push((await take(round)).ms)
  return times
}

/** Peers and we take turns, so that a busy minute of the machine meets all alike. */
async function coldTimes(page: Page, ours: Ours, peers: Peer[], runs: number) {
  const own: number[] = []
  const theirs = new Map(peers.map((peer) => [peer.name, [] as number[]]))
  for (let round = 0; round < runs; round++) {
    await ours.fresh()
    own.push((await ours.snapshot(whole)).ms)
    for (const peer of peers) theirs.get(peer.name)?.push((await peer.take(page)).ms)
  }
  return {
    ours: median(own),
    peers: Object.fromEntries([...theirs].map(([name, times]) => [name, rounded(median(times))])),
  }
}

/** Measures one page beside the peers. */
async function speedOf(page: Page, ours: Ours, peers: Peer[], runs: number, name: string): Promise<Speed> {
  const elements = await page.evaluate(() => document.querySelectorAll('*').length)
  // Once for nothing: code that never ran is slow in all of them.
  await ours.fresh()
  await ours.snapshot(whole)
  for (const peer of peers) await peer.take(page)
  const cold = await coldTimes(page, ours, peers, runs)
  const viewed = await timesOf(runs, async () => {
    await ours.fresh()
    return ours.snapshot(view)
  })
  const { text } = await ours.snapshot(whole)
  const againWhole = await timesOf(runs * 2, async (round) => {
    await change(page, round)
    const again = await ours.snapshot(whole)
    // A quick look that lost the page would be no feat.
    if (again.text.length < text.length * 0.98) throw new Error(`${name}: the second look shows less than the first.`)
    return again
  })
  const againView = await timesOf(runs * 2, async (round) => {
    await change(page, round)
    return ours.snapshot(view)
  })
  const block = await longestBlock(page, async () => {
    await ours.fresh()
    await ours.snapshot(whole)
  })
  const against = (peer: string) => {
    const theirs = cold.peers[peer]
    return theirs === undefined ? null : ratio(cold.ours, theirs)
  }
  return {
    page: name,
    elements,
    cold: { ours: rounded(cold.ours), peers: cold.peers },
    view: rounded(median(viewed)),
    again: { whole: rounded(median(againWhole)), view: rounded(median(againView)) },
    longestBlock: rounded(block),
    ratios: {
      floor: against('floor'),
      playwright: against('playwright'),
      pageAgent: against('page-agent'),
      againWhole: ratio(median(againWhole), cold.ours),
      againView: ratio(median(againView), cold.ours),
    },
  }
}

/** Each address in a tab of its own, one after the other. */
export async function measureSpeed(browser: Launched, pages: { name: string; url: string }[], runs: number) {
  const peers = await peersOf()
  const rows: Speed[] = []
  for (const { name, url } of pages) {
    console.error(`timing ${name} …`)
    const page = await browser.openPage(url)
    const able = await endurable(page, peers, rows.at(-1))
    rows.push(await speedOf(page, await stageOurs(browser, page), able, runs, name))
    await page.close()
  }
  return rows
}

/** Ms that one peer may take for one page. */
const patience = 60_000

/** Peers that will be done in time, even if their time grows with the square of the page's size. */
async function endurable(page: Page, peers: Peer[], before: Speed | undefined): Promise<Peer[]> {
  if (!before) return peers
  const elements = await page.evaluate(() => document.querySelectorAll('*').length)
  const growth = Math.max(1, elements / before.elements) ** 2
  return peers.filter(({ name }) => name !== 'page-agent' || (before.cold.peers[name] ?? patience) * growth < patience)
}
