import { type Tag, tags } from '../verbs/move.ts'

/** What a call's id says: `s3.7.act` is the 7th call of the run and the act of unit 3; `u2.1` asks for step 2 anew; `d9` ends. */
export type CallId = { kind: 'unit'; unit: number; tag: Tag } | { kind: 'unread'; step: number } | { kind: 'done' }

export const unitId = (unit: number, calls: number, tag: Tag): string => `s${unit}.${calls + 1}.${tag}`
export const unreadId = (step: number, calls: number): string => `u${step}.${calls + 1}`
export const doneId = (calls: number): string => `d${calls + 1}`

/** Null for ids that the reader did not make. */
export const parseCallId = (id: string): CallId | null => {
  const unit = /^s(\d{1,6})\.\d+\.([a-z]+)$/.exec(id)
  const tag = tags.find((one) => one === unit?.[2])
  if (unit && tag) return { kind: 'unit', unit: Number(unit[1]), tag }
  const unread = /^u(\d{1,6})\.\d+$/.exec(id)
  if (unread) return { kind: 'unread', step: Number(unread[1]) }
  return /^d\d+$/.test(id) ? { kind: 'done' } : null
}
