import { bare, type Masked } from './mask.ts'

export type Pair = { field: string; value: string }

const join = '\\s*(?:=|:|→|->)\\s*'
// "Street and number" is one name: commas alone are tried first
const splits = ['\\s*[,;\\n]\\s*(?:and\\s+)?', '(?:\\s*[,;\\n]\\s*(?:and\\s+)?|\\s+and\\s+)'].map(
  (sign) => new RegExp(`${sign}(?=[^,;=:\\n]{1,40}?${join})`, 'i'),
)
const splitWith = /(?:\s*[,;\n]\s*(?:and\s+)?|\s+and\s+)(?=[^,;=:\n]{1,40}?\s(?:with|to)\s)/i
const splitAs = /\s*[,;\n]\s*(?:and\s+)?|\s+and\s+/i

const clean = (text: string) => text.replace(/^(?:the|my|your)\s+/i, '').replace(/[.,\s]+$/, '')

/** `Name = Ann Lee, Email: a@b.c` `Name with Ann Lee, Email with a@b.c` or `Ann Lee as name, a@b.c as email`; null unless every piece is a pair. */
export const readPairs = (text: string, { parts }: Masked): Pair[] | null => {
  for (const split of splits) {
    const named = text.split(split).map((piece) => new RegExp(`^([^=:]{1,60}?)${join}([^=]+)$`, 's').exec(piece.trim()))
    if (!named.every(Boolean)) continue
    return named.flatMap((found) =>
      found ? [{ field: bare(clean(found[1] ?? ''), parts), value: bare(clean(found[2] ?? ''), parts) }] : [],
    )
  }
  const spoken = text.split(splitWith).map((piece) => /^(.{1,40}?)\s+(?:with|to)\s+(.+)$/i.exec(piece.trim()))
  // one word between throughout: "with Hello, I am going to town" is a value
  const alike = new Set(text.split(splitWith).map((piece) => /\s(with|to)\s/i.exec(piece)?.[1]?.toLowerCase()))
  if (spoken.length > 1 && spoken.every(Boolean) && alike.size === 1) {
    return spoken.flatMap((found) =>
      found ? [{ field: bare(clean(found[1] ?? ''), parts), value: bare(clean(found[2] ?? ''), parts) }] : [],
    )
  }
  const turned = text.split(splitAs).map((piece) => /^(.+?)\s+(?:as|for|in|into)\s+(.+)$/i.exec(piece.trim()))
  if (turned.length < 2 || !turned.every(Boolean)) return null
  return turned.flatMap((found) =>
    found ? [{ field: bare(clean(found[2] ?? ''), parts), value: bare(clean(found[1] ?? ''), parts) }] : [],
  )
}
