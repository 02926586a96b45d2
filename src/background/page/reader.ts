import type { RunState } from '../../agent/loop/state.ts'
import type { Journal } from '../../agent/ports.ts'
import { chunksOf } from '../../agent/reading/chunks.ts'
import type { Reader, Readout, Unread } from '../../agent/reading/port.ts'
import { type Attached, attachAll, noteLastRef, topUp } from './attach.ts'
import { frameOfRef } from './frame-of-ref.ts'
import { askFrame, type Place } from './frames.ts'
import { orGone } from './gone.ts'
import { isPdf, plainAddress } from './pdf.ts'
import { reach, within } from './reach.ts'
import { pdfText } from './read-pdf.ts'
import { scrollThrough } from './scroll-through.ts'

/** How long a page may take to be read, ms. */
const patience = 20_000

type Target = { ok: true; frame: Attached; place: Place; title: string; url: string }

const lost = (ref: string | undefined): Unread => ({
  ok: false,
  said: `No element of the page as it is now has the ref ${ref}. Use the refs shown last.`,
})
const blocked: Unread = { ok: false, trouble: 'blocked', origin: '' }
const gone: Unread = { ok: false, said: 'The page went away while it was read.' }

/** What a reading was of, and its chunks: later chunks are of the same reading. */
type Reading = { key: string; chunks: string[]; rest: Omit<Readout, 'text' | 'chunk' | 'of' | 'scrolled'> }

/** Reads the tabs of one run beyond their snapshots. */
export function createReader(run: string): Reader {
  let last: Reading | null = null

  async function target(ref: string | undefined, state: () => RunState, journal: Journal): Promise<Target | Unread> {
    const { tabId, page } = state()
    const reached = await reach(tabId, page?.url ?? '')
    if (!reached.ok) return reached
    const frames = await within(attachAll(run, tabId, reached.frames, state, journal), patience, 'late')
    if (frames === 'late') return blocked
    const frame = frames.find((one) => one.frame === frameOfRef(ref))
    if (!frame) return lost(ref)
    const url = plainAddress(frame.url)
    const { frameId, documentId } = frame
    return { ok: true, frame, place: { tabId, frameId, documentId }, title: frame.title || url, url }
  }

  const readFrame = async (
    at: Target,
    ref: string | undefined,
    what: 'text' | 'all',
  ): Promise<{ text: string; rest: Reading['rest'] } | Unread> => {
    const body = { what, ...(ref !== undefined && { ref }) }
    const read = await within(orGone(askFrame(at.place)('frame.read', body), gone), patience, 'late')
    if (read === 'late') return blocked
    if ('ok' in read) return read
    if (read.lost) return lost(ref)
    const { text, origin, by, cut } = read
    return { text, rest: { ok: true, title: at.title, url: at.url, origin, by, cut } }
  }

  return {
    async read({ ref, what, page, scroll }, state, journal, signal) {
      const at = await target(ref, state, journal)
      if (!at.ok) return at
      const key = `${at.place.documentId} ${ref ?? ''} ${what}`
      const answer = (reading: Reading, scrolled: Readout['scrolled']): Readout => ({
        ...reading.rest,
        text: reading.chunks[page - 1] ?? '',
        chunk: page,
        of: reading.chunks.length,
        scrolled,
      })
      if (page > 1 && last?.key === key) return answer(last, null)
      const isFile = isPdf(at.frame.type)
      const scrolled = scroll && !isFile ? await scrollThrough(at.place, ref, state, signal) : null
      const read = isFile ? await pdfText(at.frame.url, at.title) : await readFrame(at, ref, what)
      if (scrolled) await scrolled.restore()
      if ('ok' in read) return read
      last = { key, chunks: chunksOf(read.text), rest: read.rest }
      return answer(last, scrolled?.end ?? null)
    },

    async outline(state, journal) {
      const at = await target(undefined, state, journal)
      if (!at.ok) return at
      if (isPdf(at.frame.type)) return { ok: false, said: 'The tab shows a PDF: read {} gives its text.' }
      const grant = await topUp(at.frame, at.place.tabId, state, journal)
      const found = await within(
        orGone(askFrame(at.place)('frame.outline', grant ? { grant } : {}), gone),
        patience,
        'late',
      )
      if (found === 'late') return blocked
      if ('ok' in found) return found
      noteLastRef(at.frame.documentId, found.lastRef)
      return { ok: true, outline: found.outline, url: at.url, title: at.title }
    },

    async tables({ ref, like }, state, journal) {
      // After paging the ref's document may be another one.
      const at = await target(like === undefined ? ref : undefined, state, journal)
      if (!at.ok) return at
      if (isPdf(at.frame.type)) return { ok: false, said: 'The tab shows a PDF: read {} gives its text.' }
      const grant = await topUp(at.frame, at.place.tabId, state, journal)
      const body = { ...(ref !== undefined && { ref }), ...(like !== undefined && { like }), ...(grant && { grant }) }
      const found = await within(orGone(askFrame(at.place)('frame.extract', body), gone), patience, 'late')
      if (found === 'late') return blocked
      if ('ok' in found) return found
      if (found.lost) return lost(ref)
      noteLastRef(at.frame.documentId, found.lastRef)
      const tables = found.tables.map((table, index) => ({ ...table, next: found.next[index] ?? '' }))
      return { ok: true, url: at.url, title: at.title, language: found.language, tables }
    },

    async scroll(ref, state) {
      const place = placeOf(ref, state)
      if (!place) return 'gone'
      const step = await orGone(askFrame(place)('frame.scroll', ref === undefined ? {} : { ref }), gone)
      return 'ok' in step ? 'gone' : step.step
    },

    async unscroll(ref, state) {
      const place = placeOf(ref, state)
      if (place) await orGone(askFrame(place)('frame.unscroll', {}), gone)
    },
  }
}

/** The ref's document, as it was last attached. */
function placeOf(ref: string | undefined, state: RunState): Place | undefined {
  const records = state.frames.filter((record) => record.tabId === state.tabId && record.frame === frameOfRef(ref))
  return records.at(-1)
}
