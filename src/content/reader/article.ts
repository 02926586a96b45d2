import { Readability } from '@mozilla/readability'
import { textOf } from './grid.ts'

/** What Readability is not asked about: it would take seconds. */
const maxElements = 20_000
const least = 400

const apart = 'nav, header, footer, aside, [role=search], [role=alert], [role=dialog], [role=alertdialog]'

const lengthOf = (el: Element) => textOf(el).length

/** Characters of running text: paragraphs of a sentence or more, quotes and code. */
function prose(el: Element): number {
  let sum = 0
  for (const one of el.querySelectorAll('p, pre, blockquote')) {
    const length = lengthOf(one)
    if (length >= 80) sum += length
  }
  return sum
}

/** The main part of a page by its landmarks; the whole where they tell nothing. */
export function mainPart(body: Element): Element {
  const all = lengthOf(body)
  const mains = [...body.querySelectorAll('main')]
  const [main] = mains
  if (main && mains.length === 1 && lengthOf(main) >= Math.max(100, all * 0.2)) return main
  const rest = body.cloneNode(true) as Element
  for (const one of rest.querySelectorAll(apart)) {
    // A header inside of an article or a section is that one's title.
    if (!(one.localName === 'header' && one.parentElement?.closest('article, section, main'))) one.remove()
  }
  return lengthOf(rest) >= Math.max(60, all * 0.15) ? rest : body
}

/** The article of a page where it has one, by Readability; it works on a clone of the copy. */
function articleOf(body: Element): { title: string; content: Element } | null {
  if (body.querySelectorAll('*').length > maxElements) return null
  const doc = body.ownerDocument.cloneNode(true) as Document
  const parsed = new Readability<Element>(doc, {
    charThreshold: least,
    keepClasses: true,
    serializer: (el) => el as Element,
  }).parse()
  return parsed?.content ? { title: parsed.title ?? '', content: parsed.content } : null
}

const cells = (el: Element) => el.querySelectorAll('td').length
const items = (el: Element) => [...el.querySelectorAll('li')].reduce((sum, li) => sum + lengthOf(li), 0)

/** Does the article hold what the main part has? Readability drops tables and lists that it takes for decoration. */
function holds(article: Element, main: Element): boolean {
  const own = prose(article)
  return (
    lengthOf(article) >= least &&
    own >= lengthOf(article) * 0.3 &&
    own >= prose(main) * 0.7 &&
    (cells(main) < 8 || cells(article) >= cells(main) / 2) &&
    items(main) - items(article) < own
  )
}

/** The part of a page worth reading and by what it was found. */
export function mainText(body: Element): { content: Element; by: 'article' | 'structure' } {
  const main = mainPart(body)
  const article = prose(main) >= least ? articleOf(body) : null
  if (!article || !holds(article.content, main)) return { content: main, by: 'structure' }
  const title = main.querySelector('h1') ?? body.querySelector('h1')
  // Readability takes the heading for the page's title and leaves it out.
  if (title && !textOf(article.content).includes(textOf(title))) {
    const heading = article.content.ownerDocument.createElement('h1')
    heading.textContent = textOf(title)
    article.content.prepend(heading)
  }
  return { content: article.content, by: 'article' }
}
