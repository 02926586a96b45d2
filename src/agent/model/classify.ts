import type { ChatFault } from '../../protocol/model.ts'
import { backoff } from './backoff.ts'
import { type FaultName, nameFault } from './fault-names.ts'
import { faultWords, type React } from './fault-words.ts'
import { whereItLives } from './where-it-lives.ts'

/** What a fault is and what to do about it. `retryAfterMs` counts only with `react: 'retry'`. */
export type Verdict = { name: FaultName; sentence: string; wayOut: string; react: React; retryAfterMs: number }

export type Circumstances = {
  /** Empty where it is not known; then Ollama's bare 403 cannot be told from another's. */
  baseUrl: string
  model: string
  /** Faults in a row, this one included. */
  inRow: number
  /** 0 up to 1 */
  random: () => number
}

const capital = (sentence: string) => sentence.charAt(0).toUpperCase() + sentence.slice(1)

function verdict(name: FaultName, { status, retryAfter, said }: ChatFault, at: Circumstances): Verdict {
  const words = faultWords[name]
  const facts = { home: whereItLives(at.baseUrl), model: at.model, status, retryAfter }
  // A host at the beginning of a sentence stays as it is.
  const written = typeof words.sentence === 'string' ? words.sentence : words.sentence(facts)
  const sentence = written.startsWith("the model's") ? capital(written) : written
  const wayOut = typeof words.wayOut === 'string' ? words.wayOut : words.wayOut(facts)
  const pause = backoff(at.inRow, words.react === 'retry' ? retryAfter : 0, at.random)
  return {
    name,
    sentence: said === '' ? sentence : `${sentence} It says: "${said}"`,
    wayOut,
    react: pause === null ? 'pause' : words.react,
    retryAfterMs: words.react === 'retry' ? (pause ?? 0) : 0,
  }
}

/** Judges what kept a reply away. After five faults in a row, whatever they are, the run pauses. */
export function classify(fault: ChatFault, at: Circumstances): Verdict {
  return verdict(nameFault(fault, whereItLives(at.baseUrl)), fault, at)
}

/** Judges a reply that came but cannot be used, see `replyFault`. */
export function classifyReply(name: FaultName, at: Circumstances): Verdict {
  return verdict(name, { kind: 'empty', status: 0, retryAfter: 0, said: '' }, at)
}
