import { attr, hasAnyAttr, queryAllIn, rectOf, styleOf, tagOf, textContentOf } from '../../dom/native.ts'
import { perPass } from '../../dom/pass.ts'
import { clean } from '../clean.ts'
import { likesOf } from './likes.ts'

const maxWords = 40
const parts = 'svg,use,i,img,span,mat-icon,[class*=icon]'
/** Attributes that may say what a thing without text is, best first. */
const telling = 'data-icon data-name data-label data-value data-color data-action data-testid data-id name alt'.split(
  ' ',
)

/** Tokens of frameworks and build tools: sizes, colours and places of Tailwind, generated names, prefixes of icon fonts. */
const noise =
  /[:[\]/@]|^(-?[mp][trblxyse]?|w|h|size|min|max|text|bg|border|rounded|flex|grid|items|justify|gap|space|inline|block|absolute|relative|fixed|sticky|top|left|right|bottom|inset|z|font|leading|shrink|grow|opacity|cursor|transition|duration|shadow|ring|fill|stroke|overflow|css|sc|jsx|svelte|ng|v|data|astro|self|col|row|d|align|float)(-|$)|\d[a-z]+\d|^_|[a-z]{2}\d{2,}[a-z]/
const prefix =
  /^(fa[srlbd]?|fa-(solid|regular|light|brands)|bi|mdi?|icons?|ico|glyphicon|lucide|ri|ti|la[srb]?|ph|pi|codicon|octicon|anticon|tabler|feather|bx|ion|svg|img|image|material|symbols|outlined|rounded|btn|button|root|mui|ant|el|v|x[sl]|sm|md|lg|fw|clickable|[a-z])$/

/** The words of a class list that may mean something to a person: `fas fa-trash fa-lg` gives `trash`. */
export function classWords(text: string): string {
  const out = new Set<string>()
  for (const token of text.slice(0, 300).split(/\s+/)) {
    if (token === '' || noise.test(token)) continue
    for (const part of token
      .replace(/([a-z])([A-Z])/g, '$1-$2')
      .toLowerCase()
      .split(/[-_]+/))
      if (part && !prefix.test(part)) out.add(part)
  }
  return [...out].slice(0, 4).join(' ')
}

/** `…/icons/close-24.svg?v=2` and `#icon-close` give `close`. */
function addressWords(address: string): string {
  const file = /([^/#?"')]+?)(?:\.\w{2,4})?(?:\?[^#"')]*)?["')\s]*$/.exec(address.slice(-200))?.[1]
  return file && !address.startsWith('data:') && !address.includes('url("data:') && file.length < 40
    ? classWords(file.replaceAll('.', ' '))
    : ''
}

function wordsAt(el: Element): string {
  if (hasAnyAttr(el)) {
    for (const name of telling) {
      const said = attr(el, name)
      if (said && said.length < 60) return said.replace(/Icon$/, '')
    }
  }
  const file = addressWords(attr(el, 'href') ?? attr(el, 'xlink:href') ?? attr(el, 'src') ?? '')
  return file || classWords(attr(el, 'class') ?? '')
}

const hex = (colour: string): string => {
  const [r, g, b, a] = (colour.match(/[\d.]+/g) ?? []).map(Number)
  if (!colour.startsWith('rgb') || a === 0 || r === undefined || g === undefined || b === undefined) return ''
  const digits = ((1 << 24) | (r << 16) | (g << 8) | b).toString(16).slice(1)
  return `#${digits.replace(/^(.)\1(.)\2(.)\3$/, '$1$2$3')}`
}

/** What an element that shows no text is made of: `path #3366cc 40x30` for a shape, else words, file or colour. */
function ownWords(el: Element): string {
  const tag = tagOf(el)
  if (tag.startsWith('svg:')) {
    const { width, height } = rectOf(el)
    const kind = `${tag.slice(4)} ${hex(styleOf(el).fill)} ${Math.round(width)}x${Math.round(height)}`
    return `${wordsAt(el) || attr(el, 'id') || ''} ${kind}`
  }
  const own = wordsAt(el)
  for (const part of Array.from(queryAllIn(el, parts)).slice(0, 4)) {
    const said = wordsAt(part)
    if (said) return own && !said.includes(own) ? `${own} ${said}` : said
  }
  const style = styleOf(el)
  const picture = [style.backgroundImage, style.maskImage, styleOf(el, '::before').backgroundImage].find((p) =>
    p.includes('url('),
  )
  const file = picture ? addressWords(picture) : ''
  return [own, file || hex(style.backgroundColor)].filter(Boolean).join(' ')
}

const wordsIn = perPass((el) => clean(ownWords(el), maxWords))
/** How often each words stand among likes; asked for by their first. */
const countsIn = perPass((first) => {
  const counts = new Map<string, number>()
  for (const el of likesOf(first, tagOf(first)) ?? []) counts.set(wordsIn(el), (counts.get(wordsIn(el)) ?? 0) + 1)
  return counts
})

/** What is known of a control without a name: words of its markup, colour, and which one it is among its likes. */
export function pictureWords(el: Element): string {
  const own = wordsIn(el)
  const likes = [...(likesOf(el, tagOf(el)) ?? [])]
  const [first] = likes
  const isTold = own !== '' && (!first || countsIn(first).get(own) === 1)
  return isTold || !first ? own : `${own} ${likes.indexOf(el) + 1} of ${likes.length}`.trim()
}

/** A tooltip, which a person can read, or a drawing's own title. */
export function tooltipOf(el: Element): string {
  const said =
    attr(el, 'title') ??
    attr(el, 'data-tooltip') ??
    attr(el, 'data-title') ??
    attr(el, 'data-original-title') ??
    attr(el, 'data-bs-title') ??
    attr(el, 'data-tip') ??
    ''
  if (said) return clean(said, 120)
  const title = Array.from(queryAllIn(el, ':scope > title'))[0]
  return title ? clean(textContentOf(title) ?? '', 120) : ''
}
