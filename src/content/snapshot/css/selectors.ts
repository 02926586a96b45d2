/** What an element must have for a selector to fit it: `.card`, `#top`, `[open]`, `div`, or `*` where that is unclear. */
export type Key = { kind: '.' | '#' | '[' | 't' | '*'; name: string }

const base = 0xe000
/** Escaped characters, put where no rule of the grammar reads them. */
const hide = (_: string, hex: string | undefined, char: string | undefined) => {
  const code = hex ? Number.parseInt(hex, 16) : (char?.charCodeAt(0) ?? 0)
  return code < 0x1000 ? String.fromCharCode(base + code) : String.fromCodePoint(Math.min(code, 0x10ffff))
}
const show = (name: string) =>
  name.replace(/[\uE000-\uEFFF]/g, (char) => String.fromCharCode(char.charCodeAt(0) - base))

/** A selector list without escapes, arguments in brackets and attribute values. */
function plain(list: string): string {
  let text = list.includes('\\') ? list.replace(/\\(?:([0-9a-f]{1,6})\s?|(.))/gi, hide) : list
  if (text.includes('[')) text = text.replace(/\[\s*(?:[\w-]*\|)?([\w-]+)[^\]]*\]/g, '[$1]')
  while (text.includes('(')) {
    const less = text.replace(/\([^()]*\)/g, '')
    if (less === text) break
    text = less
  }
  return text
}

function keyOf(compound: string): Key {
  const [, name] = /\.([^\s.#:[\]]+)/.exec(compound) ?? []
  if (name) return { kind: '.', name: show(name) }
  const [, id] = /#([^\s.#:[\]]+)/.exec(compound) ?? []
  if (id) return { kind: '#', name: show(id) }
  const [, attr] = /\[([\w-]+)\]/.exec(compound) ?? []
  if (attr) return { kind: '[', name: attr.toLowerCase() }
  const [tag] = /^[a-z][^\s.#:[\]*|&]*/i.exec(compound) ?? []
  if (tag) return { kind: 't', name: tag.toLowerCase() }
  return compound.startsWith(':root') ? { kind: 't', name: 'html' } : { kind: '*', name: '' }
}

/** Of each selector in a list the part that its own element must fit. */
export const keysOf = (list: string): Key[] =>
  plain(list)
    .split(',')
    .map((selector) => keyOf(/[^\s>+~]*$/.exec(selector.trimEnd())?.[0] ?? ''))

/** Pseudo-classes that hold as long as the elements and attributes stay. */
const lasting = /:(?:not|is|where|matches|-webkit-any|any-link|link|root|host|scope|before|after|:[\w-]+)(?![\w-])/g

/** Can what a selector list fits change without a change of an element, an attribute of it or of those it lies in? */
export const isShifting = (list: string): boolean =>
  list.includes(':') || list.includes('+') || list.includes('~')
    ? /[+~:]/.test(list.replace(/\[[^\]]*\]/g, '').replace(lasting, ''))
    : false
