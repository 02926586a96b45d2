import { composedParent } from '../dom/composed.ts'
import { mainText } from './article.ts'
import { markdownOf } from './markdown.ts'
import { type SeenCopy, seenCopy } from './seen-copy.ts'

export type Reading = { text: string; origin: string; by: 'article' | 'structure' | 'part'; cut: boolean }

/** The copy of an element, or of the nearest around it that has one. */
export function copyAt({ copyOf }: SeenCopy, el: Element): Element | null {
  for (let at: Element | null = el; at; at = composedParent(at)) {
    const copy = copyOf.get(at)
    if (copy) return copy
  }
  return null
}

/** The document or the part of it below an element, as Markdown. Synchronous; the page is not changed. */
export function readPage(of: Document, what: 'text' | 'all', el: Element | null): Reading {
  const copy = seenCopy(of)
  const { origin } = location
  const { cut } = copy
  if (el)
    return { text: markdownOf(copyAt(copy, el) ?? copy.doc.createElement('div'), origin), origin, by: 'part', cut }
  if (what === 'all') return { text: markdownOf(copy.body, origin), origin, by: 'structure', cut }
  const { content, by } = mainText(copy.body)
  return { text: markdownOf(content, origin), origin, by, cut }
}
