import jspreadsheet from 'jspreadsheet-ce'
import 'jspreadsheet-ce/dist/jspreadsheet.css'
import 'jsuites/dist/jsuites.css'
import { TabulatorFull } from 'tabulator-tables'
import 'tabulator-tables/dist/css/tabulator.min.css'

const log = (what: string) => {
  document.title = what
}
jspreadsheet(
  document.querySelector('#sheet') as HTMLDivElement,
  {
    worksheets: [
      {
        data: [
          ['Rent', 900, 950],
          ['Power', 80, 75],
          ['Food', 410, 390],
          ['Travel', 60, 140],
          ['Phone', 20, 20],
          ['Books', 35, 12],
          ['Water', 18, 18],
          ['Gifts', 0, 45],
        ],
        columns: [
          { title: 'What', width: 140 },
          { title: 'May', width: 90 },
          { title: 'June', width: 90 },
        ],
        minDimensions: [3, 5],
      },
    ],
    onchange: (_sheet: unknown, _cell: unknown, x: unknown, y: unknown, value: unknown) => log(`${x},${y} = ${value}`),
  } as never,
)
new TabulatorFull('#grid', {
  height: 320,
  layout: 'fitColumns',
  pagination: true,
  paginationSize: 8,
  data: Array.from({ length: 40 }, (_, id) => ({
    id,
    name: `Order ${id + 1}`,
    total: 20 + id * 7,
    paid: id % 2 === 0,
  })),
  columns: [
    { title: 'Name', field: 'name', editor: 'input', headerFilter: 'input' },
    { title: 'Total', field: 'total' },
    { title: 'Paid', field: 'paid', formatter: 'tickCross' },
  ],
}).on('rowClick', (_event: unknown, row: { getData(): { name: string } }) => log(row.getData().name))
