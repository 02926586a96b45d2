import type { RunState } from './run-state.ts'

/** cyrb53 (bryc, public domain): 53 bits, enough to tell a run's few hundred states apart. */
function hash(text: string): string {
  let a = 0xdeadbeef
  let b = 0x41c6ce57
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    a = Math.imul(a ^ code, 2654435761)
    b = Math.imul(b ^ code, 1597334677)
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909)
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909)
  return (4294967296 * (2097151 & b) + (a >>> 0)).toString(36)
}

/** The same call in the same state of the page has the same key. Refs in `args` keep their numbers. */
export function repeatKey(state: RunState, name: string, args: string): string {
  return hash(`${state.page?.url ?? ''}\n${state.page?.text ?? ''}\n${name} ${args}`)
}

/** Notes are no part of the page, so the page cannot show that they changed in between. */
const apart = new Set(['note'])

/** How often this very call was already made in this very state. */
export function timesBefore(state: RunState, name: string, args: string): number {
  return apart.has(name) ? 0 : (state.repeats[repeatKey(state, name, args)] ?? 0)
}
