import { bare, type Masked } from './mask.ts'

export type Pair = { field: string; value: string }

const join = '\\s*(?:=|:|→|->)\\s*'
// "Street and number" is one name: where a cut at "and" leaves a piece that is no pair, only commas part them, and an
// "and" behind what stands as one sign
const splits = [
  '(?:\\s*[,;\\n]\\s*(?:and\\s+)?|\\s+and\\s+)',
  '(?:\\s*[,;\\n]\\s*(?:and\\s+)?|(?<=\\uE001)\\s+and\\s+)',
].map((sign) => new RegExp(`${sign}(?=[^,;=:\\n]{1,40}?${join})`, 'i'))
const splitsWith = [
  '(?:\\s*[,;\\n]\\s*(?:and\\s+)?|\\s+and\\s+)',
  '(?:\\s*[,;\\n]\\s*(?:and\\s+)?|(?<=\\uE001)\\s+and\\s+)',
].map((sign) => new RegExp(`${sign}(?=[^,;=:\\n]{1,40}?\\s(?:with|to)\\s)`, 'i'))
// at an "and" only where a pair of its own follows it: "High Street 1 as street and number" is one
const splitAs = /\s*[,;\n]\s*(?:and\s+)?|\s+and\s+(?=(?:(?!\sand\s)[^,;\n])+?\s(?:as|into|for|in)\s)/i

const clean = (text: string) => text.replace(/^(?:the|my|your)\s+/i, '').replace(/[.,\s]+$/, '')

/** `Name = Ann Lee, Email: a@b.c` `Name with Ann Lee, Email with a@b.c` or `Ann Lee as name, a@b.c as email`; null unless every piece is a pair. */
export const readPairs = (text: string, { parts }: Masked): Pair[] | null => {
  for (const split of splits) {
    const named = text.split(split).map((piece) => new RegExp(`^([^=:]{1,60}?)${join}([^=]+)$`, 's').exec(piece.trim()))
    if (!named.every(Boolean)) continue
    // another label in a value: better unread than in the wrong field
    if (named.some((found) => /\s[^\s:]{2,}:\s/.test(found?.[2] ?? ''))) return null
    return named.flatMap((found) =>
      found ? [{ field: bare(clean(found[1] ?? ''), parts), value: bare(clean(found[2] ?? ''), parts) }] : [],
    )
  }
  for (const split of splitsWith) {
    const spoken = text.split(split).map((piece) => /^(.{1,40}?)\s+(with|to)\s+(.+)$/i.exec(piece.trim()))
    // one word between throughout: "with Hello, I am going to town" is a value
    const alike = new Set(spoken.map((found) => found?.[2]?.toLowerCase())).size === 1
    if (spoken.length < 2 || !spoken.every(Boolean) || !alike) continue
    if (spoken.some((found) => /\sand\s.*\s(?:with|to)\s/i.test(found?.[3] ?? ''))) return null
    return spoken.flatMap((found) =>
      found ? [{ field: bare(clean(found[1] ?? ''), parts), value: bare(clean(found[3] ?? ''), parts) }] : [],
    )
  }
  const turned = text
    .split(splitAs)
    .map((piece) => /^(.+?)\s+(?:as|into|for|in)\s+(?:the\s+|my\s+)?(.+)$/i.exec(piece.trim()))
  if (turned.length < 2 || !turned.every(Boolean)) return null
  return turned.flatMap((found) =>
    found ? [{ field: bare(clean(found[2] ?? ''), parts), value: bare(clean(found[1] ?? ''), parts) }] : [],
  )
}
