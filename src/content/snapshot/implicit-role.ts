import { composedParent } from '../dom/composed.ts'
import { multipleOf, sizeOf, suggestionsOf, typeOf } from '../dom/field.ts'
import { isEditingHost, isFirstSummary } from '../dom/focusable.ts'
import { attr, childNodesOf, closest, hasAttr, isElement, tagOf } from '../dom/native.ts'
import { cellRole, headerRole } from './cell-role.ts'
import { isConflicting } from './conflict.ts'
import { hostRole } from './host-role.ts'

/** Tags whose role needs no context. HTML-AAM 1.0, https://w3c.github.io/html-aam/#html-element-role-mappings */
const plain = new Map(
  Object.entries({
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
    mark: 'mark',
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
    'svg:image': 'img',
    table: 'table',
    tbody: 'rowgroup',
    textarea: 'textbox',
    tfoot: 'rowgroup',
    thead: 'rowgroup',
    time: 'time',
    tr: 'row',
    ul: 'list',
    video: 'video',
  }),
)

const inputs: Record<string, string> = {
  button: 'button',
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

/** Named by its author: what turns a section or form into a landmark. A tooltip alone does not. */
const isNamed = (el: Element) => Boolean(attr(el, 'aria-label')?.trim() || attr(el, 'aria-labelledby')?.trim())

const sections = `${['article', 'aside', 'main', 'nav', 'section'].map((tag) => `${tag}:not([role])`).join()},
  [role=article],[role=complementary],[role=main],[role=navigation],[role=region]`
/** A header or footer belongs to the page only outside of sectioning content. */
const ofPage = (role: string) => (el: Element) => (closest(el, sections) ? 'generic' : role)

/** The role of another element, which may decide this one's; handed in, because it builds on this module. */
type RoleOf = (el: Element) => string

/** What it stands in, through the slots that it is shown by. */
function around(el: Element): Element | null {
  let parent = composedParent(el)
  while (parent && tagOf(parent) === 'slot') parent = composedParent(parent)
  return parent
}

type ByContext = (el: Element, roleOf: RoleOf) => string

const byContext = new Map<string, ByContext>(
  Object.entries<ByContext>({
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
    img: (el) => (attr(el, 'alt') === '' && !hasAttr(el, 'title') && !isConflicting(el) ? 'none' : 'img'),
    input: (el) => {
      const type = typeOf(el)
      if (type === 'checkbox') return hasAttr(el, 'switch') ? 'switch' : 'checkbox'
      if (hasAttr(el, 'list') && suggestionsOf(el)) return 'combobox'
      return inputs[type] ?? 'textbox'
    },
    li: (el, roleOf) => {
      const parent = around(el)
      return parent && roleOf(parent) === 'list' ? 'listitem' : 'generic'
    },
    select: (el) => (multipleOf(el) || sizeOf(el) > 1 ? 'listbox' : 'combobox'),
    // No role of its own in HTML-AAM; browsers expose the first one as a disclosure button.
    summary: (el) => (isFirstSummary(el) ? 'button' : 'generic'),
    'svg:g': (el) =>
      isNamed(el) || childNodesOf(el).some((n) => isElement(n) && tagOf(n) === 'svg:title') ? 'group' : 'generic',
    td: cellRole,
    th: headerRole,
  }),
)

/** The role that the tag alone gives, in its place in the document. */
export function implicitRole(el: Element, tag: string, roleOf: RoleOf): string {
  const role = plain.get(tag) ?? byContext.get(tag)?.(el, roleOf) ?? (tag.includes('-') ? hostRole(el, tag) : 'generic')
  // An editor without a role is still an editor.
  return (role === 'generic' || role === 'paragraph') && isEditingHost(el) ? 'textbox' : role
}
