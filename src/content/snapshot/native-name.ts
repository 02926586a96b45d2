import { hostOf } from '../dom/composed.ts'
import { typeOf } from '../dom/field.ts'
import { labelsFor } from '../dom/labels.ts'
import { attr, childNodesOf, firstChildOf, isElement, nextSiblingOf, rootOf, tagOf } from '../dom/native.ts'
import { mathText } from './math-text.ts'

type Ask = (el: Element) => string
type Rule = (el: Element, ask: Ask) => string | null

function childNamed(el: Element, tag: string): Element | null {
  for (let n = firstChildOf(el); n; n = nextSiblingOf(n)) if (isElement(n) && tagOf(n) === tag) return n
  return null
}

const fromChild =
  (tag: string): Rule =>
  (el, ask) => {
    const child = childNamed(el, tag)
    return child ? ask(child) : null
  }

/** Labels of the field; of the custom element that it is the inside of, where it has none itself. */
const labels: Rule = (el, ask) => {
  let found = labelsFor(el)
  if (found.length === 0) {
    const root = rootOf(el)
    if (root instanceof ShadowRoot) found = labelsFor(hostOf(root))
  }
  return found.length === 0 ? null : found.map(ask).join(' ')
}
const alt: Rule = (el) => attr(el, 'alt')

/** What browsers write on buttons that have no value. */
const captions: Record<string, string> = { submit: 'Submit', reset: 'Reset', image: 'Submit' }

const input: Rule = (el, ask) => {
  const type = typeOf(el)
  const labelled = labels(el, ask)
  if (labelled?.trim()) return labelled
  if (type === 'image') return alt(el, ask) || attr(el, 'title') || (attr(el, 'value') ?? 'Submit')
  if (type === 'button' || type === 'submit' || type === 'reset') return attr(el, 'value') ?? captions[type] ?? ''
  return attr(el, 'title') || attr(el, 'placeholder')
}

/** Step E of accname by tag: HTML-AAM 1.0 section 4, https://w3c.github.io/html-aam/#accname-computation */
const rules = new Map<string, Rule>(
  Object.entries<Rule>({
    area: alt,
    button: labels,
    fieldset: fromChild('legend'),
    figure: fromChild('figcaption'),
    img: alt,
    input,
    math: mathText,
    meter: labels,
    optgroup: (el, ask) => fromChild('legend')(el, ask)?.trim() || attr(el, 'label'),
    option: (el) => attr(el, 'label'),
    output: labels,
    progress: labels,
    select: labels,
    svg: fromChild('svg:title'),
    table: (el, ask) => fromChild('caption')(el, ask) ?? attr(el, 'summary'),
    textarea: (el, ask) => labels(el, ask)?.trim() || attr(el, 'title') || attr(el, 'placeholder'),
  }),
)

export const hasNativeName = (tag: string): boolean => rules.has(tag) || tag.startsWith('svg:') || tag.includes('-')

/** The name that the tag's own means give: label, legend, caption, alt, value; null where there is none. */
export function nativeName(el: Element, tag: string, ask: Ask): string | null {
  const rule = rules.get(tag)
  if (rule) return rule(el, ask)
  return tag.startsWith('svg:') ? fromSvg(el) : labels(el, ask)
}

function fromSvg(el: Element): string | null {
  const title = childNamed(el, 'svg:title')
  const text = title ? (childNodesOf(title)[0]?.nodeValue ?? '') : ''
  return text.trim() ? text : attr(el, 'xlink:title')
}
