import type { Outline } from '../../protocol/outline.ts'
import type { RawTable } from '../../protocol/table.ts'
import type { RunState } from '../loop/run-state.ts'
import type { Journal, PageTrouble } from '../ports.ts'

/** Why nothing could be read: trouble with the page, or a sentence. */
export type Unread = { ok: false; trouble: PageTrouble; origin: string } | { ok: false; said: string }

/** One chunk of a page or a PDF as Markdown. */
export type Readout = {
  ok: true
  title: string
  url: string
  text: string
  chunk: number
  of: number
  /** Origin of addresses that begin with a slash. */
  origin: string
  by: 'article' | 'structure' | 'part' | 'pdf'
  /** Not all of it could be read. */
  cut: boolean
  /** How scrolling through it ended, where that was asked. */
  scrolled: ScrollEnd | null
}

/** `held`: the human drives; `still`: nothing scrolls; `long`: it went on and on. */
export type ScrollEnd = 'end' | 'held' | 'still' | 'long'

export type Tabled = {
  ok: true
  url: string
  title: string
  language: string
  /** `next`: ref of what leads to more rows, else empty. */
  tables: (RawTable & { next: string })[]
}

/** Reads the run's tab beyond its snapshot. Frames are attached and refs allotted through `journal`. */
export type Reader = {
  /** `page` is the number of the chunk; later ones are of the same reading as the first while the document stands. */
  read(
    asked: { ref?: string | undefined; what: 'text' | 'all'; page: number; scroll: boolean },
    state: () => RunState,
    journal: Journal,
    signal: AbortSignal,
  ): Promise<Readout | Unread>
  outline(
    state: () => RunState,
    journal: Journal,
  ): Promise<{ ok: true; outline: Outline; url: string; title: string } | Unread>
  tables(
    asked: { ref?: string | undefined; like?: string | undefined },
    state: () => RunState,
    journal: Journal,
  ): Promise<Tabled | Unread>
  /** Scrolls on by a page, around a ref or in the page itself. */
  scroll(ref: string | undefined, state: RunState): Promise<'moved' | 'end' | 'held' | 'still' | 'gone'>
  /** Puts back all that was scrolled, unless the human drives. */
  unscroll(ref: string | undefined, state: RunState): Promise<void>
}
