/** Bits of what a class or the like says. */
export const word = {
  /** A thing to click, whatever is in it: `card__link`, `MuiChip-root`. */
  control: 1,
  /** An icon or cell that is clicked where nothing else is in it: `fa-trash`, `seat`. */
  small: 2,
  /** Only a picture of work under way, a line or a gap. */
  dead: 4,
  /** One of several that can be chosen: `is-active`, `unread`. */
  state: 128,
} as const

const words = (list: string) => new RegExp(`(^|[-_:])(${list.trim().replace(/\s+/g, '|')})(?=$|[-_:\\d])`)

const control =
  words(`btn button toggle toggler clickable selectable selectee pressable tappable trigger link chip close closer
  dismiss handle thumb grip knob swatch resizer splitter draggable hotspot cta menuitem menu-item nav-item tab-item
  dropdown-item tab expander hamburger burger fab checkbox radio switch opener drag`)
const small =
  words(`star seat cell day tile slot key square field-cell arrow caret chevron prev next trash delete remove
  edit pencil like heart fav favorite favourite bookmark keep plus minus add copy share settings gear cog more ellipsis kebab dots
  dot search menu bars play pause stop eye download upload refresh undo redo zoom pin filter sort times x xmark cross expand
  collapse color colour pixel marker mine box option edge`)
/** Words of what holds, arranges or adorns controls. */
const around =
  words(`group list bar toolbar wrap wrapper container content contents pane panel body header footer row rows
  label text inner title area section layout set desc description info count underline indicator ripple track rail fill mask
  shadow holder form root-container`)
/** Compound words of parts that would else be taken for what holds them. */
const part = words(
  '(dropdown|clear|delete|close|remove|toggle|expand|select)-(icon|indicator|arrow)|indicator-container|marker-icon|bar-rectangle|pie-sector|legend-item',
)
const state = words('active|selected|current|now|unread|highlighted|chosen|picked')
const dead = words(
  'skeleton placeholder shimmer spinner loader loading progress divider separator spacer clearfix bounce',
)

const maxLength = 300
const maxKnown = 5000
const known = new Map<string, number>()

function read(text: string): number {
  let bits = 0
  for (const token of text
    .slice(0, maxLength)
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .split(/\s+/)) {
    if (dead.test(token)) return word.dead
    if (state.test(token)) bits |= word.state
    if (part.test(token)) bits |= word.small | word.control
    if (around.test(token)) continue
    if (control.test(token)) bits |= word.control
    if (small.test(token)) bits |= word.small
  }
  return bits
}

/** What the words of a class, a test id or a tag say. Pages repeat few of them, so each is read once. */
export function wordsOf(text: string): number {
  const had = known.get(text)
  if (had !== undefined) return had
  if (known.size > maxKnown) known.clear()
  const bits = read(text)
  if (text.length <= maxLength) known.set(text, bits)
  return bits
}
