import type { Evidence } from './interactive.ts'
import type { State } from './state.ts'

/** CSS pixels of the frame's viewport. */
export type Box = { left: number; top: number; right: number; bottom: number }

/** One thing on the page, on its way to a line. */
export type Item = {
  /** Element it stands for; for text the one that the text stands in. */
  el: Element
  /** What keeps its identity from one look to the next: the element, or the first text node of a text. */
  node: Node
  /** ARIA role; `text` for static text, `clickable` for what has no role but can be clicked, else `generic`. */
  role: string
  name: string
  /** Uncapped text of a `text` item. */
  text: string
  /** Something to act on: gets a ref. */
  target: boolean
  /** Why it is a target. */
  evidence: Evidence | null
  state: State | null
  notes: string[]
  /** Null for what only holds others, and was not measured. */
  box: Box | null
  /** 0 in view, else how far out of it, in viewports. */
  far: number
  /** Where the child frame is in `window.frames`; undefined for all but frames. */
  frame?: number | null
  /** Cells of a row that is short enough for one line. */
  cells?: Item[][]
  children: Item[]
  /** It had content before that was pruned. */
  filled: boolean
  /** Its line once made, see `render`; to be cleared where the item changes afterwards. */
  line: string | null
  /** It stands for about so many things that were not read; 0 for all others. */
  unread: number
  /** It has no box of its own that can be seen. */
  isUnseen: boolean
  /** So many of its notes are its own; further ones say what is around it. */
  said: number
  /** Its ref and what it leads to are noted, see `remember`. */
  isNoted: boolean
}

/** A new item with the fields that most have. */
export function makeItem(el: Element, role: string, more: Partial<Item> = {}): Item {
  return {
    el,
    node: el,
    role,
    name: '',
    text: '',
    target: false,
    evidence: null,
    state: null,
    notes: [],
    box: null,
    far: 0,
    children: [],
    filled: false,
    line: null,
    unread: 0,
    isUnseen: false,
    said: 0,
    isNoted: false,
    ...more,
  }
}
