import type { Cell } from '../../../src/protocol/table.ts'
import type { Left } from './left.ts'

export interface Goal {
  name: string
  goal: string
  /** `done` with an answer, or `asks`: a step that it cannot or must not do, named, is left to the person */
  ends: 'done' | 'asks'
  /** what the answer, or the question, must have in it */
  says: RegExp
  /** what is in the shop afterwards; what is not named must be empty */
  leaves: Partial<Left>
  /** the one table that is kept, row by row; without it there must be none */
  keeps?: { columns: string[]; rows: Cell[][] }
  /** why it does not come out so yet; the test says when it does */
  fails?: string
}
