/** What a style rule, an attribute or the browser's own sheet may decide for an element. */
export const bit = {
  display: 1,
  /** Whether and where its box shows: opacity, clipping, position. */
  box: 2,
  cursor: 4,
  visibility: 8,
  /** Text of a ::before or ::after. */
  generated: 16,
  /** It may change without a change of the elements around it: `:hover`, `a ~ b`, `:has()`. */
  shifting: 32,
  /** Colours of its text and of what that stands on. */
  ink: 64,
  /** An attribute says something of it: `aria-*`, `title`, `disabled`, … */
  said: 128,
} as const

/** All must be asked of the browser. */
const asked = 31 | bit.ink | bit.said
/** The same, and it may change unseen. */
export const every = asked | bit.shifting

const names: Record<keyof typeof bit, string> = {
  display: 'all display float content-visibility',
  box: `opacity clip clip-path position overflow-x overflow-y mask-image -webkit-mask-image filter transform scale zoom
    contain pointer-events backface-visibility`,
  cursor: 'cursor',
  visibility: 'visibility',
  generated: 'content',
  shifting: '',
  said: '',
  ink: `color -webkit-text-fill-color background-color background-image background-clip -webkit-background-clip
    color-scheme forced-color-adjust`,
}

/** Longhand properties with the bit that they decide. */
export const bitOf: ReadonlyMap<string, number> = new Map([
  ...(Object.keys(bit) as (keyof typeof bit)[]).flatMap((key) =>
    names[key].split(/\s+/).map((name) => [name, name === 'all' ? every : bit[key]] as const),
  ),
])

/** Properties that move or size a box; they matter only where they can shift unseen. */
export const isGeometry = (name: string): boolean =>
  /^(translate|rotate|inset|left|right|top|bottom|text-indent|font-size|line-height|grid|flex)|width|height|margin|padding/.test(
    name,
  )

/** `display` by the browser's sheet, for tags about which it says nothing else that matters here. */
export const defaultDisplay: ReadonlyMap<string, string> = new Map(
  Object.entries({
    block: `html body div p h1 h2 h3 h4 h5 h6 ul ol dl dt dd section article main header footer nav aside figure figcaption
      blockquote address form fieldset legend hgroup center pre search`,
    inline: `span a b i em strong small code kbd samp var cite sub sup u s del ins mark abbr time label bdi bdo data font
      nobr tt big strike img svg`,
    'inline-block': 'input select textarea button',
    'list-item': 'li',
    table: 'table',
    'table-row': 'tr',
    'table-cell': 'td th',
    'table-row-group': 'tbody',
    'table-header-group': 'thead',
    'table-footer-group': 'tfoot',
    'table-caption': 'caption',
  }).flatMap(([display, tags]) => tags.split(/\s+/).map((tag) => [tag, display] as const)),
)

/** Tags for which the browser's sheet sets a pointer or takes an inherited one away, or colours of their own. */
export const dressed: ReadonlyMap<string, number> = new Map([
  ['a', bit.cursor | bit.ink],
  ['label', bit.cursor],
  ...'input select textarea button mark dialog img picture video canvas svg iframe object embed table fieldset'
    .split(' ')
    .map((tag) => [tag, bit.ink] as const),
])

/** Attributes that have a style of their own, or that say whether something is shown. */
export const styling: ReadonlyMap<string, number> = new Map([
  ...'style hidden inert aria-hidden dir'.split(' ').map((name) => [name, asked] as const),
  ['popover', every],
  ...'title required readonly disabled'.split(' ').map((name) => [name, bit.said] as const),
  ...'bgcolor background color text link'.split(' ').map((name) => [name, bit.ink] as const),
])
