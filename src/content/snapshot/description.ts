import { attr } from '../dom/native.ts'
import { clean } from './clean.ts'
import { fullNameOf } from './name.ts'
import { referencesOf } from './references.ts'
import { referenceText } from './text-alternative.ts'

const max = 400

/** Accessible description: by reference, by its author's words, else a tooltip that is not the name. https://w3c.github.io/accname/#mapping_additional_nd_description */
export function descriptionOf(el: Element): string {
  const targets = referencesOf(el, 'aria-describedby')
  const referred = clean(targets.map((target) => referenceText(target, el)).join(' '), max)
  if (referred) return referred
  const said = clean(attr(el, 'aria-description') ?? attr(el, 'title') ?? '', max)
  return said === fullNameOf(el) ? '' : said
}
