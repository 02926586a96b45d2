import type { Cell, Column } from '../../protocol/table.ts'

/** Characters that the first rows may take. */
const room = 1800

const cellText = (cell: Cell) => {
  const text = cell === null ? '' : String(cell)
  return (text.length > 80 ? `${text.slice(0, 79)}…` : text).replace(/\s+/g, ' ').replaceAll('|', '\\|')
}

const line = (cells: string[]) => `| ${cells.join(' | ')} |`

export const columnText = ({ name, kind, unit }: Column) => `${name} (${kind}${unit ? ` in ${unit}` : ''})`

/** The first rows of a table as Markdown, as many as there is room for. */
export function previewOf(columns: Column[], rows: Cell[][]): string {
  const lines = [line(columns.map(({ name }) => cellText(name))), line(columns.map(() => '---'))]
  let used = 0
  let shown = 0
  for (const row of rows) {
    const text = line(row.map(cellText))
    used += text.length
    if (used > room && shown > 0) break
    lines.push(text)
    shown++
  }
  return [...lines, ...(shown < rows.length ? [`… ${rows.length - shown} more rows`] : [])].join('\n')
}
