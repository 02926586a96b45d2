import type { RunState } from '../../agent/loop/state.ts'
import type { Journal, Looked, LookOptions, Observation, Observed, PageTrouble } from '../../agent/ports.ts'
import type { FramePart } from '../../protocol/page.ts'
import { type Attached, attachAll, noteLastRef, refill, topUp } from './attach.ts'
import { frameOfRef } from './frame-of-ref.ts'
import { askFrame } from './frames.ts'
import { isGone } from './gone.ts'
import { childIn, mergeDiffs, mergeText, type Piece } from './merge.ts'
import { pause } from './pause.ts'
import { isPdf, pdfObservation } from './pdf.ts'
import { type Links, placeFrames } from './place-frames.ts'
import { reach, within } from './reach.ts'

type Veil = NonNullable<FramePart['holes'][number]['covers']>[number]

/** Tokens that the whole page may cost. */
const budget = 6000

/** Share of all child frames together, and the most that one gets. */
const childrenBudget = 2400
const childBudget = 1200

/** How long a frame may take to render itself, ms. */
const patience = 10_000

/** What the page's own line and the marks of its frames may cost. */
const headroom = 150

/** A part's cost where it stands: its lines are indented there, and its frame is marked. */
const costOf = (part: FramePart) => part.tokens + part.lines.length + 5

async function render(
  frame: Attached,
  tokens: number,
  options: LookOptions & { covers?: Veil[] },
  state: () => RunState,
  journal: Journal,
): Promise<Piece | 'late' | null> {
  const { tabId, scope, ref, depth, boxes, covers } = options
  const grant = await topUp(frame, tabId, state, journal)
  const request = {
    budget: Math.max(0, Math.floor(tokens)),
    scope,
    ...(ref !== undefined && { ref }),
    ...(depth !== undefined && { depth }),
    ...(boxes !== undefined && { boxes }),
    ...(covers !== undefined && { covers }),
    ...(grant && { grant }),
  }
  const ask = askFrame({ ...frame, tabId })
  try {
    const part = await within(ask('frame.snapshot', request), patience, 'late')
    if (part === 'late') return 'late'
    noteLastRef(frame.documentId, part.lastRef)
    const more = await refill(frame, part.lastRef, tabId, state, journal)
    if (!more) return { frame: frame.frame, part }
    const again = await ask('frame.snapshot', { ...request, grant: more })
    noteLastRef(frame.documentId, again.lastRef)
    // The second look compares with the first; what changed is what the first one found.
    return { frame: frame.frame, part: { ...again, diff: part.diff } }
  } catch (error) {
    if (isGone(error)) return null
    throw error
  }
}

/** Share of one child frame. */
const shareOf = (count: number) => Math.min(childBudget, Math.floor(childrenBudget / Math.max(1, count)))

/** Renders all frames within one budget: children first, the top frame takes what they leave. */
async function renderAll(
  frames: Attached[],
  options: LookOptions,
  state: () => RunState,
  journal: Journal,
): Promise<Piece[] | 'late'> {
  const children = frames.filter((frame) => frame.frame !== 0)
  const share = shareOf(children.length)
  const pieces = await Promise.all(children.map((frame) => render(frame, share, options, state, journal)))
  const shown = pieces.filter((piece) => piece !== null && piece !== 'late')
  const spent = shown.reduce((sum, { part }) => sum + costOf(part), 0)
  const top = frames.find((frame) => frame.frame === 0)
  const rendered = top && (await render(top, budget - headroom - spent, options, state, journal))
  if (rendered === 'late') return 'late'
  return rendered ? [rendered, ...shown] : []
}

/** So deep frames lie in one another that are told what lies over them. */
const depths = 3

/** Frames over which something of the frame around lies are read again, knowing it: seldom any. */
async function renderCovered(
  pieces: Piece[],
  links: Links,
  frames: Attached[],
  options: LookOptions,
  state: () => RunState,
  journal: Journal,
): Promise<Piece[]> {
  let all = pieces
  const told = new Set<number>()
  for (let depth = 0; depth < depths; depth++) {
    const due = all.flatMap((piece) =>
      piece.part.holes.flatMap((hole) => {
        const child = hole.covers && childIn(hole, piece, all, links)
        return child && !told.has(child.frame) ? [{ hole, child }] : []
      }),
    )
    if (due.length === 0) break
    const again = await Promise.all(
      due.map(async ({ hole, child }) => {
        told.add(child.frame)
        const covers = (hole.covers ?? []).map((veil) => inside(veil, hole))
        const frame = frames.find((one) => one.frame === child.frame)
        const piece = frame && (await render(frame, shareOf(frames.length - 1), { ...options, covers }, state, journal))
        // The second look compares with the first; what changed is what the first one found.
        return piece && piece !== 'late' ? { ...piece, part: { ...piece.part, diff: child.part.diff } } : child
      }),
    )
    all = all.map((piece) => again.find(({ frame }) => frame === piece.frame) ?? piece)
  }
  return all
}

const inside = ({ left, top, right, bottom, ...veil }: Veil, { x, y }: { x: number; y: number }): Veil => ({
  ...veil,
  left: left - x,
  top: top - y,
  right: right - x,
  bottom: bottom - y,
})

export type Watching = { run: string; guess: (tabId: number) => string }

/** How often a page that changes its document under the look is tried again. */
const tries = 3

/** Between two tries, ms. */
const settling = 400

/** What does not pass by itself within a second. */
const final = new Set<PageTrouble>(['blocked', 'closed', 'discarded'])

/** Looks at a tab: reach, attach, render, merge. */
export async function observe(
  watching: Watching,
  options: LookOptions,
  state: () => RunState,
  journal: Journal,
): Promise<Observed> {
  for (let attempt = 0; attempt < tries; attempt++) {
    const reached = await reach(options.tabId, watching.guess(options.tabId))
    if (!reached.ok) {
      if (final.has(reached.trouble) || attempt === tries - 1) return reached
      // In the middle of a navigation a tab may for a moment look crashed, or its address be unknown.
      await pause(settling)
      continue
    }
    const before = state().page?.documentId
    const frames = await within(
      attachAll(watching.run, options.tabId, reached.frames, state, journal),
      patience,
      'late',
    )
    if (frames === 'late') return { ok: false, trouble: 'blocked', origin: '', said: '' }
    const top = frames.find((frame) => frame.frame === 0)
    if (!top) continue
    if (isPdf(top.type)) return { ok: true, page: pdfObservation(options.tabId, top) }
    const pieces = await renderAll(frames, options, state, journal)
    if (pieces === 'late') return { ok: false, trouble: 'blocked', origin: '', said: '' }
    const places = new Map(frames.map((frame) => [frame.frame, { ...frame, tabId: options.tabId }]))
    const placed = pieces.flatMap((piece) => {
      const place = places.get(piece.frame)
      return place ? [{ ...piece, place }] : []
    })
    const links = await placeFrames(placed)
    const shown = await renderCovered(pieces, links, frames, options, state, journal)
    const page = observation(options.tabId, top, shown, links, before !== top.documentId)
    if (page) return { ok: true, page }
  }
  return { ok: false, trouble: 'closed', origin: '', said: 'The page kept changing its document.' }
}

/** Part of a page below a ref, or the whole, for reading only. */
export async function look(
  watching: Watching,
  options: LookOptions,
  state: () => RunState,
  journal: Journal,
): Promise<Looked> {
  const { ref } = options
  if (ref === undefined) {
    const seen = await observe(watching, options, state, journal)
    return seen.ok ? { ok: true, text: seen.page.text } : seen
  }
  const reached = await reach(options.tabId, watching.guess(options.tabId))
  if (!reached.ok) return reached
  const frames = await attachAll(watching.run, options.tabId, reached.frames, state, journal)
  const frame = frames.find((one) => one.frame === frameOfRef(ref))
  const piece = frame ? await render(frame, budget - headroom, options, state, journal) : null
  if (piece === 'late') return { ok: false, trouble: 'blocked', origin: '' }
  return { ok: true, text: piece ? piece.part.lines.join('\n') : `The frame of ${ref} is gone.` }
}

function observation(tabId: number, top: Attached, pieces: Piece[], links: Links, isNew: boolean): Observation | null {
  const part = pieces.find(({ frame }) => frame === 0)?.part
  if (!part) return null
  return {
    tabId,
    documentId: top.documentId,
    url: part.url,
    title: part.title,
    text: mergeText(pieces, links),
    diff: mergeDiffs(pieces, isNew),
    modal: part.modal,
    unsent: pieces.flatMap((piece) => piece.part.unsent),
  }
}
