import type { Happening, Part, RunEvent } from '../protocol/events.ts'
import type { ChatFault, ChatMessage, ChatReply, ToolSpec } from '../protocol/model.ts'
import type { ActReport, Diff, ElementFacts, LedgerEntry } from '../protocol/page.ts'
import type { Note } from '../protocol/panel.ts'
import type { RunState } from './loop/run-state.ts'
import type { Reader } from './reading/port.ts'
import type { Tables } from './tables/port.ts'

/** A reply, or what kept it away; `where` names the address and the model for the sentence. */
export type ModelAnswer =
  | { ok: true; reply: ChatReply; where?: { baseUrl: string; model: string } }
  | { ok: false; fault: ChatFault; where: { baseUrl: string; model: string } }

/** Proposes the next tool calls. Asked again with the same `call`, it must not cost twice where it can help it. */
export type Model = {
  propose(state: RunState, tools: ToolSpec[], call: string, signal: AbortSignal): Promise<ModelAnswer>
  /** Answers a question about a picture that a message names. Absent, or `blind`: it cannot see pictures. */
  see?(messages: ChatMessage[], call: string, signal: AbortSignal): Promise<ModelAnswer | 'blind'>
}

export type TabView = { tabId: number; url: string; title: string; active: boolean; openedByRun: boolean }

/** Why a page cannot be worked on. Each has one sentence, see `loop/page-trouble`. */
export type PageTrouble =
  | 'no-access' // the site is not shared
  | 'forbidden' // chrome://, the web store, another extension
  | 'crashed'
  | 'discarded'
  | 'closed'
  | 'blocked' // no answer: a dialog is open, or the page is busy
  | 'error-page' // the browser shows its own error page

export type Observation = {
  tabId: number
  documentId: string
  url: string
  title: string
  text: string
  diff: Diff | null
  modal: string
  unsent: string[]
}

export type Observed =
  | { ok: true; page: Observation }
  | { ok: false; trouble: PageTrouble; origin: string; said: string }

export type Looked = { ok: true; text: string } | { ok: false; trouble: PageTrouble; origin: string }

export type LookOptions = {
  tabId: number
  scope: 'viewport' | 'page'
  ref?: string | undefined
  depth?: number | undefined
  boxes?: boolean | undefined
}

/** An element in a picture, framed and labelled with its ref. `partly`: something lies over a part of it. */
export type PictureMark = { ref: string; role: string; name: string; partly: boolean }

/** Why there is no picture of a page that can be worked on. Each has one sentence, see `actions/screenshot`. */
export type NoPicture =
  | 'not-in-front' // the browser pictures the tab in front of its window alone
  | 'no-permission' // neither a click on the toolbar button nor leave for all sites
  | 'unsteady' // the page moved what must be covered
  | 'failed'

export type Pictured =
  /** `picture`: its id; `crowded`: marks without a label; `more`: elements without a mark. */
  | { ok: true; picture: string; marks: PictureMark[]; crowded: number; more: number }
  | { ok: false; why: NoPicture }
  | { ok: false; trouble: PageTrouble; origin: string }

/** How a part ended. `gone`: the document is no more and its ledger with it. */
export type PartEnd =
  | { state: 'settled'; report: ActReport; opened: number[] }
  /** Events were sent, then the document went away. */
  | { state: 'left'; report: ActReport | null; opened: number[] }
  | { state: 'gone' }
  | { state: 'withdrawn'; origin: string }

/** An element with its document. */
export type Placed = {
  part: { tabId: number; frameId: number; documentId: string }
  url: string
  facts: ElementFacts
}

/** A live tab. Frames are attached and refs allotted through `journal` before they are used. */
export type Page = {
  observe(options: LookOptions, state: () => RunState, journal: Journal, signal: AbortSignal): Promise<Observed>
  /** The page or the part of it below `ref`, for reading only: what the next diff compares with stays. */
  look(options: LookOptions, state: () => RunState, journal: Journal, signal: AbortSignal): Promise<Looked>
  /** Where each ref lives and what code knows of its element; null where no live document gave it out. */
  facts(refs: string[], state: RunState, signal: AbortSignal): Promise<(Placed | null)[]>
  /** The top frame of the run's tab, as last attached. */
  topFrame(state: RunState): Promise<Placed['part'] | null>
  act(part: Part, signal: AbortSignal): Promise<PartEnd>
  /** What became of a part, asked after a restart. Waits while it runs. */
  outcome(part: Part, signal: AbortSignal): Promise<LedgerEntry | { state: 'gone' }>
  /** Makes a picture of what is in view, secrets covered. It stands in for the run's last one. */
  picture(options: { marks: boolean }, state: () => RunState, journal: Journal, signal: AbortSignal): Promise<Pictured>
  find(query: string, state: RunState, signal: AbortSignal): Promise<{ lines: string[]; total: number; error: string }>
  has(text: string, state: RunState, signal: AbortSignal): Promise<boolean>
  navigate(
    tabId: number,
    to: { url: string } | 'back' | 'forward' | 'reload',
    signal: AbortSignal,
  ): Promise<{ ok: boolean; url: string; said: string }>
  tabs(state: RunState): Promise<TabView[]>
  openTab(url: string, state: RunState): Promise<TabView>
  switchTab(tabId: number, state: RunState): Promise<boolean>
  closeTab(tabId: number): Promise<boolean>
  /** Does the tab's page answer at all? False while a native dialog is open. */
  responsive(tabId: number, signal: AbortSignal): Promise<boolean>
  /** Lets the agent act again in documents that the human touched. */
  release(state: RunState): Promise<void>
  /** Takes everything of ours out of the run's tabs. */
  leave(state: RunState): Promise<void>
}

/** Appends to the run's journal; resolves when it is durable. */
export type Journal = (happening: Happening) => Promise<RunEvent | null>

export type Store = {
  /** Rejects with a StoreError where the disk is full or the database cannot be opened. */
  append(run: string, event: RunEvent): Promise<void>
  events(run: string): Promise<RunEvent[]>
  addNote(origin: string, text: string): Promise<void>
  notes(): Promise<Note[]>
  clearNotes(): Promise<void>
}

export type Clock = {
  /** ms since 1970 */
  now(): number
  /** Rejects with the signal's reason. */
  sleep(ms: number, signal: AbortSignal): Promise<void>
  id(): string
  /** From 0 up to 1, for backoff. */
  random(): number
}

/** Where bugs go; expected outcomes never come here. */
export type Log = { bug(where: string, error: unknown): void }

export type Ports = { page: Page; reader: Reader; tables: Tables; model: Model; store: Store; clock: Clock; log: Log }
