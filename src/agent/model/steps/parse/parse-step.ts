import type { Grammar } from '../grammar/grammar.ts'
import type { Maker, Reader } from './maker.ts'
import { makers } from './makers.ts'
import { bare, MASK, type Masked } from './mask.ts'
import { mendSlips } from './mend-slips.ts'
import { readPairs } from './read-pairs.ts'
import { readTarget } from './read-target.ts'
import type { Act } from './unit.ts'

export type Parsed = { ok: true; acts: Act[] } | { ok: false; reason: 'condition' | 'picture' | 'unknown' }

const readerOf = (masked: Masked, grammar: Grammar): Reader => ({
  target: (text) => readTarget(text, masked, grammar),
  bare: (text) => bare(text, masked.parts),
  quoted: (text) => {
    const marks = [...text.matchAll(MASK)]
    const part = marks.length === 1 && /^(?:the )?(?:text |words? |message )?\uE000(\d+)\uE001$/.exec(text.trim())
    return part ? masked.parts[Number(part[1])]?.quoted === true : false
  },
  pairs: (text) => readPairs(text, masked),
})

/** "click "Accept" to close the banner": what it is good for changes nothing. */
const purpose =
  /^((?:please )?(?:click|press|tap|hit)\b.*?(?:\uE001|\bbutton|\blink|\btab))\s+(?:in order to|to|so that|so)\s+\p{L}.*$/iu

/** What is longer is prose, not a step; long values go in quotes, which count as one sign. */
const longest = 600

const byRules = (text: string, read: Reader, grammar: Grammar): Act[] | null => {
  for (const { as, form } of grammar.rules) {
    const groups = form.exec(text)
    if (!groups) continue
    const maker: Maker = makers[as]
    const acts = maker({ ...groups.groups }, read)
    if (acts && acts.length > 0) return acts
  }
  return null
}

/** Reads one step of masked text by the first rule that fits. */
export const parseStep = (step: string, masked: Masked, grammar: Grammar): Parsed => {
  const text = step
    .replace(/\s*\((?:not|the one|which|that is|i\.e\.|e\.g\.|it is)\b[^)]*\)/gi, '')
    .replace(purpose, '$1')
    .replace(grammar.fillers, '')
    .replace(/[?.!]+$/, '')
    .replace(/\s+(?:please|again|for me)$/i, '')
    .trim()
  if (text.length > longest) return { ok: false, reason: 'unknown' }
  if (grammar.conditions.test(text)) return { ok: false, reason: 'condition' }
  if (grammar.pictures.test(text)) return { ok: false, reason: 'picture' }
  const read = readerOf(masked, grammar)
  const mended = mendSlips(text)
  const acts = byRules(text, read, grammar) ?? (mended === text ? null : byRules(mended, read, grammar))
  return acts ? { ok: true, acts } : { ok: false, reason: 'unknown' }
}
