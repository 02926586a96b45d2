import { arranges, gridOf, headersOf, textOf } from './grid.ts'

/** One line, and no bar that would end a cell. */
const inCell = (markdown: string) => markdown.replace(/\s+/g, ' ').replaceAll('|', '\\|').trim()

const line = (cells: string[]) => `| ${cells.join(' | ')} |`

/** A table of the copy as a GFM table; null where it only arranges things. `inner` makes Markdown of a cell. */
export function tableMarkdown(table: Element, inner: (cell: Element) => string): string | null {
  const grid = gridOf(table)
  if (!grid || arranges(table, grid)) return null
  const known = new Map<Element, string>()
  const text = (cell: Element | null | undefined) => {
    if (!cell) return ''
    const had = known.get(cell) ?? inCell(cell.firstElementChild ? inner(cell) : textOf(cell))
    known.set(cell, had)
    return had
  }
  const columns = Array.from({ length: grid.width }, (_, column) => column)
  // A spanning cell is said at its first place and left out where it reaches to.
  const rows = grid.rows.map(({ cells }) =>
    columns.map((column) => (column > 0 && cells[column] === cells[column - 1] ? '' : text(cells[column]))),
  )
  const caption = table.querySelector('caption')
  return [
    ...(caption ? [`${textOf(caption)}\n`] : []),
    line(headersOf(grid).map(inCell)),
    line(columns.map(() => '---')),
    ...rows.map(line),
  ].join('\n')
}

/** Does it stand in a cell of a table that is written as one? Markdown has no tables in tables. */
export function isInCell(table: Element): boolean {
  const outer = table.parentElement?.closest('table')
  const grid = outer && gridOf(outer)
  return !!outer && !!grid && !arranges(outer, grid)
}

/** A table within a cell, on one line: `a, b; 1, 2`. */
export function tableLine(table: Element, inner: (cell: Element) => string): string {
  const grid = gridOf(table)
  const said = (cells: (Element | null)[]) =>
    [...new Set(cells)]
      .map((cell) => (cell ? (cell.firstElementChild ? inner(cell) : textOf(cell)) : ''))
      .filter(Boolean)
  return [...(grid?.head ?? []), ...(grid?.rows.map(({ cells }) => cells) ?? [])]
    .map((cells) => said(cells).join(', '))
    .join('; ')
}

const parts = new Set(['table', 'thead', 'tbody', 'tfoot', 'tr', 'td', 'th', 'caption'])

/** Makes plain boxes of a table that only arranges things. */
export function unarrange(table: Element): void {
  const plain = (from: Element) => {
    const box = table.ownerDocument.createElement('div')
    box.append(...from.childNodes)
    from.replaceWith(box)
    for (const child of [...box.children]) if (parts.has(child.localName)) plain(child)
  }
  plain(table)
}
