import TurndownService from 'turndown'
import { isInCell, tableLine, tableMarkdown, unarrange } from './markdown-table.ts'

const fenceFor = (code: string) => '`'.repeat(Math.max(3, ...[...code.matchAll(/`+/g)].map(([run]) => run.length + 1)))

function codeBlock(el: Element): string {
  const code = (el.textContent ?? '').replace(/^\n|\s+$/g, '')
  const named = [el, ...el.querySelectorAll('code')].map((one) => /\blang(?:uage)?-([\w+#-]+)/.exec(one.className)?.[1])
  const fence = fenceFor(code)
  return `\n\n${fence}${named.find(Boolean) ?? ''}\n${code}\n${fence}\n\n`
}

/** Addresses on the page's own origin lose it: the reader is told the origin once. */
const shorten = (href: string, origin: string) => (href.startsWith(`${origin}/`) ? href.slice(origin.length) : href)

function link(content: string, href: string | null, origin: string): string {
  // A whole card inside a link stays readable: its first block is the link's text.
  const [first = '', ...rest] = content.trim().split(/\n{2,}/)
  const text = first.replace(/\s+/g, ' ')
  if (!href || text === '') return content
  const mark = /^#+ /.exec(text)?.[0] ?? ''
  const linked = `${mark}[${text.slice(mark.length)}](${shorten(href, origin)})`
  return rest.length > 0 ? `\n\n${[linked, ...rest].join('\n\n')}\n\n` : linked
}

const checkMark = (el: Element) => (el.getAttribute('data-check') === '1' ? '[x] ' : '[ ] ')

/** Words as they stand on the page: quotes must be found in them, so emphasis leaves no marks and nothing is escaped. */
function serviceFor(origin: string): TurndownService {
  const service = new TurndownService({
    headingStyle: 'atx',
    hr: '---',
    bulletListMarker: '-',
    codeBlockStyle: 'fenced',
    br: '',
    blankReplacement: (_, node) =>
      (node as HTMLElement).hasAttribute?.('data-check')
        ? checkMark(node as HTMLElement)
        : (node as { isBlock?: boolean }).isBlock
          ? '\n\n'
          : '',
  })
  service.escape = (text) => text
  const rule = (
    name: string,
    filter: TurndownService.Filter,
    replacement: (content: string, el: HTMLElement) => string,
  ) => service.addRule(name, { filter, replacement: (content, node) => replacement(content, node as HTMLElement) })
  rule('plain', ['strong', 'b', 'em', 'i'], (content) => content)
  rule('struck', ['del', 's'], (content) => `~~${content}~~`)
  rule('link', 'a', (content, el) => link(content, el.getAttribute('href'), origin))
  rule('picture', 'img', (_, el) => (el.getAttribute('alt') ? `![${el.getAttribute('alt')}]` : ''))
  rule('term', 'dt', (content) => `\n\n${content.trim()}\n`)
  rule('definition', 'dd', (content) => `\n: ${content.trim().replace(/\n+/g, ' ')}\n`)
  rule('item', 'li', (content, el) => {
    const parent = el.parentElement
    const start = Number(parent?.getAttribute('start') ?? 1)
    const mark =
      parent?.localName === 'ol'
        ? `${[...parent.children].indexOf(el) + (Number.isInteger(start) ? start : 1)}. `
        : '- '
    const text = content
      .trim()
      .replace(/\n{2,}/g, '\n')
      .replaceAll('\n', `\n${' '.repeat(mark.length)}`)
    return `${mark}${text}${el.nextElementSibling ? '\n' : ''}`
  })
  rule(
    'check',
    (node) => node.hasAttribute('data-check'),
    (content, el) => checkMark(el) + content,
  )
  rule('code block', 'pre', (_, el) => (el.hasAttribute('data-done') ? `\n\n${el.textContent}\n\n` : codeBlock(el)))
  return service
}

/** An element of the copy as Markdown. `origin` is the page's own. The same element gives the same text. */
export function markdownOf(el: Element, origin: string): string {
  const service = serviceFor(origin)
  const copy = el.cloneNode(true) as HTMLElement
  const inner = (cell: Element) => {
    const text = service.turndown(cell as HTMLElement)
    return cell.hasAttribute('data-check') ? `${checkMark(cell)}${text}` : text
  }
  // Inner tables first, each written once: nested tables would else cost twice as much a level.
  for (const table of [...copy.querySelectorAll('table')].reverse()) {
    const text = isInCell(table) ? tableLine(table, inner) : tableMarkdown(table, inner)
    if (text === null) {
      unarrange(table)
      continue
    }
    const done = copy.ownerDocument.createElement('pre')
    done.setAttribute('data-done', '')
    done.textContent = text
    table.replaceWith(done)
  }
  const root = copy.ownerDocument.createElement('div')
  root.append(copy)
  return service
    .turndown(root)
    .replace(/[ \t]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
