// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import type { Happening } from '../../../src/protocol/events.ts'
import { mount, until } from './mount.ts'
import { shopping } from './story.ts'

let panel: Awaited<ReturnType<typeof mount>>
afterEach(() => {
  panel.unmount()
  expect(panel.worker.bugs).toEqual([])
})

const kept = (rows: number): Happening => ({
  type: 'table.kept',
  table: 't1',
  callId: '1',
  title: 'Lamps / 2026',
  columns: [
    { name: 'name', kind: 'text', unit: '' },
    { name: 'price', kind: 'number', unit: '€' },
  ],
  rows,
  first: [
    ['Desk lamp', 49],
    ['=1+1', null],
  ],
})

const open = (...more: Happening[]) =>
  mount((worker) => {
    worker.home({ run: 'r' })
    worker.happen('r', [...shopping, ...more], Date.now() - 60_000)
  })

test('a table shows how much there is and how it begins; one that grew is shown once', async () => {
  panel = await open(kept(2), kept(40))
  await panel.says('Rows: 40 · Columns: 2')
  expect(panel.all('.table-card')).toHaveLength(1)
  expect(panel.all('.table-card th').map((th) => th.textContent)).toEqual(['name', 'price €'])
  expect(panel.all('.table-card tbody tr').map((tr) => tr.textContent)).toEqual(['Desk lamp49', '=1+1'])
  const scroller = await panel.find('.table-scroll')
  expect(scroller.tabIndex).toBe(0)
  expect(scroller.getAttribute('aria-label')).toBe('First rows of Lamps / 2026')
})

test.each([
  ['Download CSV', 'Lamps-2026.csv', "\uFEFFname,price (€)\r\nDesk lamp,49\r\n'=1+1,\r\n"],
  [
    'Download JSON',
    'Lamps-2026.json',
    '[\n  {\n    "name": "Desk lamp",\n    "price (€)": 49\n  },\n  {\n    "name": "=1+1",\n    "price (€)": null\n  }\n]\n',
  ],
])('%s asks for all rows and saves %s', async (button, name, text) => {
  panel = await open(kept(2))
  panel.worker.reply('tables.rows', {
    table: {
      title: 'Lamps / 2026',
      columns: [
        { name: 'name', kind: 'text', unit: '' },
        { name: 'price', kind: 'number', unit: '€' },
      ],
      rows: [
        ['Desk lamp', 49],
        ['=1+1', null],
      ],
    },
  })
  const saved: { name: string; blob: Blob }[] = []
  const made = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved.push({ name: '', blob: blob as Blob })
    return 'blob:x'
  })
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const last = saved.at(-1)
    if (last) last.name = this.download
  })
  await panel.press(button)
  await until(() => expect(saved[0]?.name).toBe(name))
  // text() of a blob takes the mark off.
  expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(await saved[0]?.blob.arrayBuffer())).toBe(text)
  expect(await panel.asked('tables.rows')).toEqual([{ run: 'r', table: 't1' }])
  await until(() => expect(panel.spoken('polite')).toContain(`Saved: ${name}`))
  made.mockRestore()
  clicked.mockRestore()
})

test('rows that are gone are said to be gone', async () => {
  panel = await open(kept(2))
  await panel.press('Download CSV')
  await panel.says('These rows are not kept any more.')
})
