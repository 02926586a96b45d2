import { type Line, parseLine } from './parse-line.ts'

export type Row = { row: Line; cells: { cell: Line; parts: Line[] }[] }

const line = (role: string, name = ''): Line => ({ role, name, ref: '', states: [], value: null, notes: [] })

/** Cuts at a sign that stands outside quotes. */
export const cut = (text: string, sign: string): string[] => {
  const pieces: string[] = ['']
  let quoted = false
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '\\' && quoted) {
      pieces.push(`${pieces.pop() ?? ''}${text.slice(at, at + 2)}`)
      at++
    } else if (!quoted && text.startsWith(sign, at)) {
      pieces.push('')
      at += sign.length - 1
    } else {
      if (text[at] === '"') quoted = !quoted
      pieces.push(`${pieces.pop() ?? ''}${text[at]}`)
    }
  }
  return pieces
}

const widget =
  /(?:^| )([a-z]+(?: "(?:[^"\\]|\\.)*")? \[(?:f\d+)?e\d+\][^[|]*?)(?= [a-z]+(?: "(?:[^"\\]|\\.)*")? \[(?:f\d+)?e\d+\]|$)/g

/** `link "Nova" [e3] Lumo`: the things in a cell that can be acted on; else its text. */
const cellOf = (text: string, head: boolean): Row['cells'][number] => {
  const role = head ? 'columnheader' : 'cell'
  const widgets = [...text.matchAll(widget)].map((match) => match[1]?.trim() ?? '')
  if (widgets.length === 0) {
    const own = /^(?:columnheader|rowheader|cell|gridcell)(?= )/.test(text) ? parseLine(text) : line(role, text.trim())
    return { cell: own, parts: [] }
  }
  const own = widgets.length === 1 && /^(?:columnheader|rowheader|cell|gridcell) /.test(widgets[0] ?? '')
  if (own) return { cell: parseLine(widgets[0] ?? ''), parts: [] }
  const before = text.slice(0, Math.max(0, text.indexOf(widgets[0] ?? ''))).trim()
  return { cell: line(role, before), parts: widgets.map(parseLine) }
}

/** A table row on one line, `row [e3]: Nova | Lumo | €39.00` or `columns: Item | Price`; null for any other line. */
export const parseRow = (text: string): Row | null => {
  const found = /^(row|columns)((?: [^:"]*)?): (.*)$/.exec(text)
  if (!found) return null
  const head = found[1] === 'columns'
  const row = parseLine(`row${found[2] ?? ''}`)
  const cells = cut((found[3] ?? '').replace(/ · all \([^()]*\)$/, ''), ' | ').map((cell) => cellOf(cell, head))
  return { row, cells }
}
