/** Text in which quoted parts, addresses, amounts and dates stand as one sign each, so that no splitting rule sees into them. */
export type Masked = { text: string; parts: Part[] }

type Part = { bare: string; raw: string; quoted: boolean }

const OPEN = '\uE000'
const SHUT = '\uE001'

export const MASK = /\uE000\d+\uE001/g

const kinds: { form: RegExp; quoted: boolean }[] = [
  {
    form: /"([^"\n]+)"|“([^”\n]+)[”"]|„([^“”\n]+)[“”]|«([^»\n]+)»|「([^」\n]+)」|『([^』\n]+)』|《([^》\n]+)》/g,
    quoted: true,
  },
  // single quotes only where they cannot be apostrophes
  { form: /(?<![\p{L}\p{N}])'([^'\n]+(?:'(?=\p{L})[^'\n]*)*)'(?![\p{L}\p{N}])/gu, quoted: true },
  { form: /(?<![\p{L}\p{N}])‘([^‘\n]+?)’(?![\p{L}\p{N}])/gu, quoted: true },
  { form: /\bhttps?:\/\/[^\s\uE000-\uE001，。；、！？]*[^\s\uE000-\uE001.,;:!?)，。；、！？]/gi, quoted: false },
  { form: /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, quoted: false },
  { form: /\b(?:localhost|\d{1,3}(?:\.\d{1,3}){3})(?::\d+)?(?:\/[^\s,;]*[^\s.,;])?/gi, quoted: false },
  {
    form: /\b(?:www\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:com|org|net|test|io|dev|co|eu|de|uk|shop)\b(?:\/[^\s,;]*[^\s.,;])?/gi,
    quoted: false,
  },
]

/** Replaces what must stay whole. The signs are of the private use area; such signs in the text itself are dropped. */
export const mask = (source: string): Masked => {
  const parts: Part[] = []
  let text = source.replace(/[\uE000\uE001]/g, '').replace(/[\u200B-\u200D\u2060\uFEFF]/g, '')
  for (const { form, quoted } of kinds) {
    text = text.replace(form, (raw: string, ...groups: unknown[]) => {
      // without quotes the whole is meant; groups end with the offset and the string
      const inner = quoted ? groups.slice(0, -2).find((group) => typeof group === 'string') : raw
      parts.push({ bare: typeof inner === 'string' ? inner.trim() : raw, raw, quoted })
      return `${OPEN}${parts.length - 1}${SHUT}`
    })
  }
  return { text, parts }
}

const restore = (masked: string, parts: Part[], pick: (part: Part) => string): string => {
  let text = masked
  // an address may lie in a quoted part that was masked later, never the other way round twice
  for (let depth = 0; depth < 3 && text.includes(OPEN); depth++) {
    text = text.replace(/\uE000(\d+)\uE001/g, (_, index: string) => {
      const part = parts[Number(index)]
      return part ? pick(part) : ''
    })
  }
  return text
}

/** As it was written. */
export const unmask = (masked: string, parts: Part[]): string => restore(masked, parts, (part) => part.raw)

/** Without the quotes. */
export const bare = (masked: string, parts: Part[]): string => restore(masked, parts, (part) => part.bare).trim()

const label =
  /^(?:(?:text|words?|label|message)\s+|(?:that )?(?:named|called|says|saying|labell?ed|reading)\s+)*\uE000(\d+)\uE001$/i

/** The quoted part that the phrase consists of; null where there is more to it. */
export const quotedPart = (masked: string, parts: Part[]): string | null => {
  const part = parts[Number(label.exec(masked.trim())?.[1] ?? -1)]
  return part?.quoted ? bare(part.bare, parts) : null
}
