import type { ElementFacts } from '../../protocol/page.ts'

/** Where a text that the agent is about to write came from, as far as code can tell. */
export type TextSource = { from: 'user' } | { from: 'page'; origins: string[] } | { from: 'model' }

/** All that policy may decide on. Gathered by code; nothing in it is the model's own claim. */
export type ActionFacts = {
  action: string
  /** The elements acted on, in order. */
  elements: ElementFacts[]
  /** Origin of the page acted in. */
  origin: string
  /** Address that the tab would be sent to. */
  address: string | null
  /** Texts that would be written. */
  texts: { text: string; source: TextSource }[]
  /** Key chord that would be pressed. */
  keys: string | null
  /** Origins whose pages were read in this run. */
  originsRead: string[]
}

export type Verdict =
  | { verdict: 'allow' }
  | { verdict: 'refuse'; reason: string }
  | { verdict: 'ask'; risk: 'buying' | 'sending' | 'deleting' | 'uploading'; facts: string[] }
