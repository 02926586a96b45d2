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
  /^(fa[srlbd]?|fa-(solid|regular|light|brands)|bi|mdi?|icons?|ico?|glyphicon|lucide|ri|ti|la[srb]?|ph|pi|codicon|octicon|anticon|tabler|feather|bx|ion|svg|img|image|material|symbols|outlined|rounded|btn|button|root|mui|ant|el|v|x[sl]|sm|md|lg|fw|clickable|base|color|inherit|primary|size|layer|loaded|interactive|notranslate|leaflet|recharts|tabulator|jss|[a-z])$/

/**
 * The words of a class list that may mean something to a person: `fas fa-trash fa-lg` gives `trash`. What several begin
 * with, `chart-bar chart-bar-red`, is the name of a library.
 */
export function classWords(text: string): string {
  const tokens = text
    .slice(0, 300)
    .split(/\s+/)
    .filter((token) => token !== '' && !noise.test(token))
    .map((token) =>
      token
        .replace(/([a-z])([A-Z])/g, '$1-$2')
        .toLowerCase()
        .split(/[-_]+/),
    )
  const isFirst = (part: string) =>
    tokens.filter(([first]) => first === part).length > 1 && tokens.every((token) => token[0] !== part || token[1])
  const words = tokens.flatMap((token) => token.filter((part) => part && !prefix.test(part) && !isFirst(part)))
  return [...new Set(words)].slice(0, 4).join(' ')
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
      if (said && said.length < 60) return said.replace(/^.*->(.*#)?|Icon$/g, '')
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

const shapes = 'path,rect,circle,ellipse,line,polygon,polyline,image,use'
const isShape = /^svg:(g|path|rect|circle|ellipse|line|poly.*|image|use)$/

/** A shape of a drawing: `path #3366cc 40x30`; empty for all else. */
export function shapeOf(el: Element): string {
  if (!isShape.test(tagOf(el))) return ''
  const drawn = (tagOf(el) === 'svg:g' && queryAllIn(el, shapes)[0]) || el
  const { fill, stroke } = styleOf(drawn)
  const { width, height } = rectOf(el)
  return `${tagOf(drawn).slice(4)} ${hex(fill) || hex(stroke)} ${Math.round(width)}x${Math.round(height)}`
}

/** Words of the markup, and the shape, picture or colour of an element that shows no text. */
function ownWords(el: Element): [string, string] {
  const own = wordsAt(el)
  const shape = shapeOf(el)
  if (shape) return [own || attr(el, 'id') || '', shape]
  for (const part of Array.from(queryAllIn(el, parts)).slice(0, 4)) {
    const said = wordsAt(part)
    if (said) return [[...new Set(`${own} ${said}`.trim().split(' '))].join(' '), '']
  }
  const style = styleOf(el)
  const picture = [style.backgroundImage, style.maskImage, styleOf(el, '::before').backgroundImage].find((p) =>
    p.includes('url('),
  )
  return [own, (picture && addressWords(picture)) || hex(style.backgroundColor)]
}

const wordsIn = perPass((el): [string, string] => {
  const [own, look] = ownWords(el)
  return [clean(own, maxWords), look]
})
/** How often each words stand among likes, without and with their looks; asked for by their first. */
const countsIn = perPass((first) => {
  const counts = new Map<string, number>()
  for (const el of likesOf(first, tagOf(first)) ?? [])
    for (const key of [wordsIn(el)[0], wordsIn(el).join()]) counts.set(key, (counts.get(key) ?? 0) + 1)
  return counts
})

/** Red, green and blue differ by little. */
function isGrey(look: string): boolean {
  if (look[0] !== '#') return false
  const size = (look.length - 1) / 3
  const parts = [0, 1, 2].map((i) => Number.parseInt(look[1 + i * size] ?? '', 16))
  return Math.max(...parts) - Math.min(...parts) < 2
}

/** What is known of a control without a name: words of its markup, colour, and which one it is among its likes. */
export function pictureWords(el: Element): string[] {
  const [own, look] = wordsIn(el)
  const likes = [...(likesOf(el, tagOf(el)) ?? [])]
  const [first] = likes
  const count = (key: string) => (first ? (countsIn(first).get(key) ?? 0) : 1)
  // Most icons are grey: that tells only what nothing else does.
  if (own && isGrey(look) && count(own) === 1) return [own]
  const place =
    count([own, look].join()) === 1 && own + look ? '' : first && `${likes.indexOf(el) + 1} of ${likes.length}`
  return [own, look, place ?? ''].filter(Boolean)
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
