import {
  AllCommunityModule,
  type ColDef,
  type ICellRendererParams,
  ModuleRegistry,
  themeQuartz,
} from 'ag-grid-community'
import { AgGridReact } from 'ag-grid-react'
import { useMemo, useState } from 'react'
import { createRoot } from 'react-dom/client'
import './style.css'

ModuleRegistry.registerModules([AllCommunityModule])

type Trade = {
  id: number
  firm: string
  side: 'buy' | 'sell'
  amount: number
  price: number
  day: string
  done: boolean
}
const firms = ['Acorn Mills', 'Birch & Sons', 'Cedar Bank', 'Dune Energy', 'Elm Foods', 'Fjord Lines', 'Grove Media']
const trades: Trade[] = Array.from({ length: 120 }, (_, at) => ({
  id: 7000 + at,
  firm: firms[at % firms.length] ?? '',
  side: at % 3 === 0 ? 'sell' : 'buy',
  amount: ((at * 37) % 90) * 10 + 50,
  price: ((at * 53) % 700) / 10 + 12,
  day: `2026-03-${String((at % 28) + 1).padStart(2, '0')}`,
  done: at % 4 === 1,
}))
const log = (what: string) => {
  document.title = what
}

/** Three glyphs, told apart by their class alone. */
const Tools = ({ data }: ICellRendererParams<Trade>) => (
  <>
    {['approve', 'reject', 'history'].map((what) => (
      <i key={what} className={`gl gl-${what}`} onClick={() => log(`${what} ${data?.id}`)} />
    ))}
  </>
)
const Firm = ({ value }: ICellRendererParams<Trade, string>) => (
  <a href={`#${value}`} onClick={() => log(`firm ${value}`)}>
    {value}
  </a>
)

const columns: ColDef<Trade>[] = [
  { field: 'id', headerName: 'No.', width: 100, pinned: 'left' },
  { field: 'firm', headerName: 'Firm', width: 160, cellRenderer: Firm, filter: true },
  { field: 'side', headerName: 'Side', width: 110 },
  { field: 'amount', headerName: 'Amount', width: 120, editable: true, cellClass: 'edits' },
  { field: 'price', headerName: 'Price', width: 120, editable: true, cellClass: 'edits' },
  { field: 'day', headerName: 'Day', width: 130 },
  { field: 'done', headerName: 'Settled', width: 110, editable: true },
  { headerName: '', width: 120, cellRenderer: Tools, sortable: false, resizable: false },
]

function App() {
  const [query, setQuery] = useState('')
  const theme = useMemo(() => themeQuartz.withParams({ fontSize: 13, spacing: 6 }), [])
  return (
    <main>
      <header>
        <h1>Trades</h1>
        <input placeholder="Filter all" value={query} onChange={(event) => setQuery(event.target.value)} />
        {['Today', 'Week', 'Month'].map((span) => (
          <span key={span} className="span" onClick={() => log(`span ${span}`)}>
            {span}
          </span>
        ))}
        <button type="button" onClick={() => log('export')}>
          Export
        </button>
      </header>
      <div className="grid">
        <AgGridReact<Trade>
          theme={theme}
          rowData={trades}
          columnDefs={columns}
          quickFilterText={query}
          rowSelection={{ mode: 'multiRow' }}
          pagination
          paginationPageSize={20}
          paginationPageSizeSelector={[20, 50, 100]}
          onSelectionChanged={({ api }) => log(`selected ${api.getSelectedRows().length}`)}
          onSortChanged={({ api }) => {
            const by = api.getColumnState().find(({ sort }) => sort)
            log(by ? `sorted ${by.colId} ${by.sort}` : 'unsorted')
          }}
          onCellValueChanged={({ data, newValue }) => log(`${data.id} is ${newValue}`)}
          onPaginationChanged={({ api, newPage }) => newPage && log(`page ${api.paginationGetCurrentPage() + 1}`)}
        />
      </div>
    </main>
  )
}

createRoot(document.getElementById('root') as HTMLElement).render(<App />)
