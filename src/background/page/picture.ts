import type { RunState } from '../../agent/loop/state.ts'
import type { Journal, NoPicture, Pictured } from '../../agent/ports.ts'
import { browser } from '../../platform/browser.ts'
import { askOffscreen } from '../../platform/offscreen.ts'
import { type Attached, attachAll, noteLastRef, topUp } from './attach.ts'
import { type Captured, capture, inTurn, windowInFront } from './capture.ts'
import { type MarkedFrame, markFrames, uncoverFrames, unmarkFrames } from './mark-frames.ts'
import { pause } from './pause.ts'
import { reach } from './reach.ts'
import { gone } from './settle-tab.ts'

/** Pixels of the longer side: above it models scale down themselves, and charge for it. */
const longest = 1400

/** Height of the letters of a label in the finished picture, px. */
const letters = 12

/** Marks of a frame at most: more would hide the page. */
const limit = 300

/** When a drawing goes by itself, ms: the worker may die before it has taken it out. */
const deadline = 8000

/** Between the drawing of frames in other processes and their being on the screen, ms. */
const composing = 60

/** How often a page that moves is tried. */
const tries = 2

const no = (why: NoPicture): Pictured => ({ ok: false, why })

/** Height of the letters in CSS pixels of the page, whatever its zoom and size. */
async function fontFor(tabId: number): Promise<number> {
  const [{ width = longest, height = 0 }, zoom] = await Promise.all([
    browser.tabs.get(tabId),
    browser.tabs.getZoom(tabId),
  ])
  const side = Math.max(width, height) / zoom
  return Math.min(60, Math.ceil(letters / Math.min(1, zoom, longest / side)))
}

type Asked = Parameters<typeof markFrames>[1]
type Taken = { captured: Captured; steady: boolean; marked: MarkedFrame[] }

/** Draws, pictures and takes the drawing out again, whatever happens in between. */
async function take(tabId: number, frames: Attached[], asked: Asked): Promise<Taken> {
  const targets = frames.map(({ frame, frameId, documentId }) => ({ frame, place: { tabId, frameId, documentId } }))
  let captured: Captured = { ok: false, why: 'failed' }
  let marked: MarkedFrame[] = []
  let steady = false
  try {
    marked = await markFrames(targets, asked)
    await uncoverFrames(marked)
    if (marked.length > 1) await pause(composing)
    // Without the top frame's plates nothing is covered at all.
    if (marked.some(({ frame }) => frame === 0)) captured = await capture(tabId)
  } finally {
    steady = await unmarkFrames(marked.map(({ place }) => place))
    const late = targets.filter(({ place }) => !marked.some((one) => one.place === place))
    await unmarkFrames(late.map(({ place }) => place))
  }
  return { captured, steady, marked }
}

async function keep(id: string, source: string, marked: MarkedFrame[]): Promise<Pictured> {
  const top = marked.find(({ frame }) => frame === 0)?.part
  if (!top) return no('failed')
  for (const { place, part } of marked) noteLastRef(place.documentId, part.lastRef)
  await askOffscreen('picture.make', { id, source, longest, view: top.view, plates: top.secrets })
  const sum = (count: 'crowded' | 'more') => marked.reduce((all, { part }) => all + part[count], 0)
  const marks = marked.flatMap(({ part }) => part.marks)
  return { ok: true, picture: id, marks, crowded: sum('crowded'), more: sum('more') }
}

/**
 * A picture of what is in view of a tab, kept in the offscreen document. Fields for secrets, and frames that are not
 * shared, are under plates when the browser takes it; a picture in which one may have slipped is thrown away.
 */
export async function picture(
  run: string,
  { tabId, marks, guess }: { tabId: number; marks: boolean; guess: string },
  state: () => RunState,
  journal: Journal,
  signal: AbortSignal,
): Promise<Pictured> {
  const reached = await reach(tabId, guess)
  if (!reached.ok) return reached
  if ((await windowInFront(tabId)) === null) return no('not-in-front')
  const frames = await attachAll(run, tabId, reached.frames, state, journal)
  const top = frames.find(({ frame }) => frame === 0)
  if (!top) return { ok: false, trouble: 'closed', origin: '' }
  const grant = await topUp(top, tabId, state, journal)
  const font = await fontFor(tabId)
  const asked: Asked = (frame) => ({ marks, font, limit, deadline, ...(frame === 0 && grant && { grant }) })
  for (let attempt = 0; attempt < tries; attempt++) {
    const { captured, steady, marked } = await inTurn(async () => {
      signal.throwIfAborted()
      return take(tabId, frames, asked)
    })
    signal.throwIfAborted()
    if (!captured.ok) return no(captured.why)
    if (steady) return keep(run, captured.source, marked)
  }
  return (await browser.tabs.get(tabId).catch(gone)) ? no('unsteady') : { ok: false, trouble: 'closed', origin: '' }
}
