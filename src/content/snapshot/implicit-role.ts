import { composedParent } from '../dom/composed.ts'
import { multipleOf, sizeOf, typeOf } from '../dom/field.ts'
import { isEditingHost } from '../dom/focusable.ts'
import { attr, childNodesOf, closest, hasAttr, isElement, tagOf, token } from '../dom/native.ts'

/** Tags whose role needs no context. HTML-AAM 1.0, https://w3c.github.io/html-aam/#html-element-role-mappings */
const plain: Record<string, string> = {
  address: 'group',
  article: 'article',
  audio: 'audio',
  blockquote: 'blockquote',
  button: 'button',
  canvas: 'canvas',
  caption: 'caption',
  code: 'code',
  datalist: 'listbox',
  dd: 'definition',
  del: 'deletion',
  details: 'group',
  dfn: 'term',
  dialog: 'dialog',
  dt: 'term',
  em: 'emphasis',
  fieldset: 'group',
  figure: 'figure',
  frame: 'iframe',
  h1: 'heading',
  h2: 'heading',
  h3: 'heading',
  h4: 'heading',
  h5: 'heading',
  h6: 'heading',
  hgroup: 'group',
  hr: 'separator',
  html: 'document',
  iframe: 'iframe',
  ins: 'insertion',
  main: 'main',
  math: 'math',
  menu: 'list',
  meter: 'meter',
  nav: 'navigation',
  ol: 'list',
  optgroup: 'group',
  option: 'option',
  output: 'status',
  p: 'paragraph',
  progress: 'progressbar',
  s: 'deletion',
  search: 'search',
  strong: 'strong',
  sub: 'subscript',
  sup: 'superscript',
  svg: 'img',
  table: 'table',
  tbody: 'rowgroup',
  textarea: 'textbox',
  tfoot: 'rowgroup',
  thead: 'rowgroup',
  time: 'time',
  tr: 'row',
  ul: 'list',
  video: 'video',
}

const inputs: Record<string, string> = {
  button: 'button',
  checkbox: 'checkbox',
  file: 'button',
  hidden: 'none',
  image: 'button',
  number: 'spinbutton',
  radio: 'radio',
  range: 'slider',
  reset: 'button',
  search: 'searchbox',
  submit: 'button',
}
const suggesting = new Set(['email', 'search', 'tel', 'text', 'url'])

/** Named by its author: what turns a section or form into a landmark. */
const isNamed = (el: Element) => ['aria-label', 'aria-labelledby', 'title'].some((name) => attr(el, name)?.trim())

const sections =
  'article,aside,main,nav,section,[role=article],[role=complementary],[role=main],[role=navigation],[role=region]'
/** A header or footer belongs to the page only outside of sectioning content. */
const ofPage = (role: string) => (el: Element) => (closest(el, sections) ? 'generic' : role)

/** The role of another element, which may decide this one's; handed in, because it builds on this module. */
type RoleOf = (el: Element) => string

function cell(el: Element, roleOf: RoleOf): string {
  const table = closest(el, 'table')
  const role = table ? roleOf(table) : ''
  return role === 'grid' || role === 'treegrid' ? 'gridcell' : 'cell'
}

function headerCell(el: Element): string {
  const scope = token(el, 'scope')
  if (scope === 'row' || scope === 'rowgroup') return 'rowheader'
  if (scope === 'col' || scope === 'colgroup') return 'columnheader'
  const row = composedParent(el)
  // Without a scope: a header that stands beside data cells heads its row.
  return row && closest(row, 'thead') === null && childNodesOf(row).some((c) => isElement(c) && tagOf(c) === 'td')
    ? 'rowheader'
    : 'columnheader'
}

const byContext: Record<string, (el: Element, roleOf: RoleOf) => string> = {
  a: (el) => (hasAttr(el, 'href') ? 'link' : 'generic'),
  area: (el) => (hasAttr(el, 'href') ? 'link' : 'generic'),
  'svg:a': (el) => (hasAttr(el, 'href') || hasAttr(el, 'xlink:href') ? 'link' : 'generic'),
  aside: (el) => {
    const parent = composedParent(el)
    return isNamed(el) || !parent || !closest(parent, 'article,aside,nav,section') ? 'complementary' : 'generic'
  },
  footer: ofPage('contentinfo'),
  header: ofPage('banner'),
  form: (el) => (isNamed(el) ? 'form' : 'generic'),
  section: (el) => (isNamed(el) ? 'region' : 'generic'),
  img: (el) => (attr(el, 'alt') === '' && !isNamed(el) ? 'none' : 'img'),
  input: (el) => {
    const type = typeOf(el)
    if (hasAttr(el, 'list') && suggesting.has(type)) return 'combobox'
    if (type === 'checkbox' && hasAttr(el, 'switch')) return 'switch'
    return inputs[type] ?? 'textbox'
  },
  li: (el, roleOf) => {
    const parent = composedParent(el)
    return parent && roleOf(parent) === 'list' ? 'listitem' : 'generic'
  },
  select: (el) => (multipleOf(el) || sizeOf(el) > 1 ? 'listbox' : 'combobox'),
  // No role of its own in HTML-AAM; browsers expose the first one as a disclosure button.
  summary: (el) => {
    const parent = composedParent(el)
    return parent && tagOf(parent) === 'details' ? 'button' : 'generic'
  },
  td: cell,
  th: headerCell,
}

/** The role that the tag alone gives, in its place in the document. */
export function implicitRole(el: Element, roleOf: RoleOf): string {
  const tag = tagOf(el)
  const role = byContext[tag]?.(el, roleOf) ?? plain[tag] ?? 'generic'
  // An editor without a role is still an editor.
  return (role === 'generic' || role === 'paragraph') && isEditingHost(el) ? 'textbox' : role
}
