import { labelsOf, typeOf } from '../dom/field.ts'
import { attr, childNodesOf, isElement, tagOf } from '../dom/native.ts'
import type { Naming } from './text-alternative.ts'

type Compute = (el: Element, naming: Naming) => string
type Rule = (el: Element, ask: (el: Element) => string) => string | null

const childNamed = (el: Element, tag: string) =>
  childNodesOf(el).find((n): n is Element => isElement(n) && tagOf(n) === tag)

const fromChild =
  (tag: string): Rule =>
  (el, ask) => {
    const child = childNamed(el, tag)
    return child ? ask(child) : null
  }

const labels: Rule = (el, ask) => labelsOf(el).map(ask).join(' ')
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
const rules: Record<string, Rule> = {
  area: alt,
  button: labels,
  fieldset: fromChild('legend'),
  figure: fromChild('figcaption'),
  img: alt,
  input,
  meter: labels,
  optgroup: (el) => attr(el, 'label'),
  option: (el) => attr(el, 'label'),
  output: labels,
  progress: labels,
  select: labels,
  svg: fromChild('svg:title'),
  table: (el, ask) => fromChild('caption')(el, ask) ?? attr(el, 'summary'),
  textarea: (el, ask) => labels(el, ask)?.trim() || attr(el, 'title') || attr(el, 'placeholder'),
}

/** The name that the tag's own means give: label, legend, caption, alt, value; null where there is none. */
export function nativeName(el: Element, _role: string, naming: Naming, compute: Compute): string | null {
  const tag = tagOf(el)
  const rule = rules[tag]
  if (!rule) return tag.startsWith('svg:') ? fromSvg(el) : null
  return rule(el, (of) => compute(of, { ...naming, depth: naming.depth + 1, within: 'label' }))
}

function fromSvg(el: Element): string | null {
  const title = childNamed(el, 'svg:title')
  const text = title ? (childNodesOf(title)[0]?.nodeValue ?? '') : ''
  return text.trim() ? text : attr(el, 'xlink:title')
}
