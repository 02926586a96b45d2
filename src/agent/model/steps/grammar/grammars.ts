import { chinese } from './chinese.ts'
import { english } from './english.ts'
import type { Grammar } from './grammar.ts'

/** The language a goal is written in, by its script. */
export const grammarOf = (goal: string): Grammar =>
  /[\u4E00-\u9FFF]/.test(goal.replace(/["“「][^"”」]*["”」]/g, '')) ? chinese : english
