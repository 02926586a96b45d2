/**
 * Characters that a person cannot see and that can hide or reorder text: soft hyphen, zero width, bidi controls,
 * variation selectors, the tag block, other format characters and C0/C1 controls. Joiners stay where they shape what is
 * seen: between emoji, and between letters of scripts that join; the selector for pictures stays behind one.
 */
const invisible = new RegExp(
  String.raw`[\x00-\x08\x0E-\x1F\x7F-\x9F\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180E\u200B\u200E\u200F` +
    String.raw`\u202A-\u202E\u2060-\u206F\u3164\uFE00-\uFE0E\uFEFF\uFFA0\uFFF0-\uFFFB\u{E0000}-\u{E0FFF}]` +
    String.raw`|(?<!\p{Emoji})\uFE0F` +
    String.raw`|(?<![\u0600-\u08FF\u0900-\u0DFF\u1000-\u109F\u1780-\u18AF])\u200C` +
    String.raw`|(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F\u0600-\u08FF\u0900-\u0DFF\u1000-\u109F\u1780-\u18AF])\u200D`,
  'gu',
)
/** Without the characters that a person cannot see. */
export const visible = (text: string): string => text.replace(invisible, '')

/** Most texts are like this, which is cheap to tell. */
const simple = /^[!-~]+(?: [!-~]+)*$/

/** White space folded and invisible characters removed; at most `max` characters, then `…`. */
export function clean(text: string, max: number): string {
  if (text.length <= max && simple.test(text)) return text
  // Cut first: a text of megabytes must cost no more than a short one.
  const near = text.length > max * 20 ? text.slice(0, max * 20) : text
  const plain = visible(near).replace(/\s+/g, ' ').trim()
  if (plain.length <= max) return plain
  const cut = plain.slice(0, max - 1)
  // Half of a surrogate pair at the end would be a broken character.
  return `${/[\uD800-\uDBFF]$/.test(cut) ? cut.slice(0, -1) : cut}…`
}
