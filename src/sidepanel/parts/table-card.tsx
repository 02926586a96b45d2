import down from 'lucide-static/icons/download.svg?raw'
import sheet from 'lucide-static/icons/sheet.svg?raw'
import type { RunState } from '../../agent/loop/state.ts'
import { download, type Format } from '../state/download.ts'
import { plain } from '../text/plain.ts'
import { t } from '../text/t.ts'
import { Button } from './button.tsx'
import { Icon } from './icon.tsx'

type TableView = RunState['tables'][number]

const formats: [Format, 'downloadCsv' | 'downloadJson'][] = [
  ['csv', 'downloadCsv'],
  ['json', 'downloadJson'],
]

/** A table that the run took: how much there is, how it begins, and the way to have it as a file. */
export function TableCard({ run, table }: { run: string; table: TableView }) {
  const { id, title, columns, rows, first } = table
  const name = plain(title) || t('table')
  const heading = `table-${id}`
  return (
    <section class="table-card" aria-labelledby={heading}>
      <h2 id={heading}>
        <Icon svg={sheet} />
        <span>{name}</span>
      </h2>
      <p class="table-size">{t('tableSize', rows, columns.length)}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys, WCAG 2.1.1 */}
      <section class="table-scroll" tabIndex={0} aria-label={t('tableFirst', name)}>
        <table>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column.name} scope="col" class={column.kind}>
                  {plain(column.name)}
                  {column.unit && <span class="unit"> {plain(column.unit)}</span>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {first.map((row, index) => (
              <tr key={index}>
                {row.map((cell, at) => (
                  <td key={columns[at]?.name} class={columns[at]?.kind}>
                    {cell === null ? '' : plain(typeof cell === 'boolean' ? (cell ? '✓' : '✗') : String(cell))}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <div class="table-actions">
        {formats.map(([format, words]) => (
          <Button key={format} icon={down} click={() => void download(run, id, format)}>
            {t(words)}
          </Button>
        ))}
      </div>
    </section>
  )
}
