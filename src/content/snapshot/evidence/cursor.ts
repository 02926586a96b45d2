/** Mouse pointers that a page gives to what can be clicked, pulled, resized or filled in. */
const operable = /^(pointer|grab|move|cell|copy|alias|all-scroll|zoom|text|context)|resize$/

/** Does this `cursor` say that something can be done here? Hands told by an address carry a fallback word. */
export const isHand = (cursor: string): boolean =>
  cursor !== 'auto' &&
  operable.test(cursor.startsWith('url(') ? cursor.slice(cursor.lastIndexOf(',') + 1).trim() : cursor)
