import type { Kept, Tables, Taken } from '../../agent/tables/port.ts'
import { database, type StoredTable } from '../../platform/database.ts'
import type { Cell, Column } from '../../protocol/table.ts'

const maxRows = 50_000
const shown = 5

const signOf = (columns: Column[]) => JSON.stringify(columns.map(({ name, unit }) => [name.toLowerCase(), unit]))

/** A column that is not of one kind on all pages is text. */
const joined = (a: Column[], b: Column[]): Column[] =>
  a.map((column, index) => (column.kind === b[index]?.kind ? column : { ...column, kind: 'text' as const }))

/** Adds rows, but for those that were taken at the same address before: taking a page twice doubles nothing. */
function add(table: StoredTable, { rows, columns, address }: Taken): { table: StoredTable; kept: Omit<Kept, 'first'> } {
  const source = table.addresses.indexOf(address)
  const known = new Map<string, number>()
  table.rows.forEach((row, index) => {
    if (table.from[index] !== source) return
    const key = JSON.stringify(row)
    known.set(key, (known.get(key) ?? 0) + 1)
  })
  // Likes on one page are different rows: each earlier one excuses one.
  const fresh = rows.filter((row) => {
    const key = JSON.stringify(row)
    const left = known.get(key) ?? 0
    known.set(key, left - 1)
    return left <= 0
  })
  const added = fresh.slice(0, Math.max(0, maxRows - table.rows.length))
  const addresses = source === -1 ? [...table.addresses, address] : table.addresses
  const at = source === -1 ? addresses.length - 1 : source
  const all: Cell[][] = [...table.rows, ...added]
  return {
    table: {
      ...table,
      columns: joined(table.columns, columns),
      addresses,
      rows: all,
      from: [...table.from, ...added.map(() => at)],
    },
    kept: {
      table: table.id,
      title: table.title,
      rows: all.length,
      added: added.length,
      known: rows.length - fresh.length,
      full: added.length < fresh.length,
    },
  }
}

const ofRun = (run: string) => IDBKeyRange.bound([run], [run, []])

/** Tables of one run in the database; each write is durable when it resolves. */
export function createTables(run: string): Tables {
  return {
    async keep(taken) {
      const db = await database()
      const write = db.transaction('tables', 'readwrite', { durability: 'strict' })
      const tables = await write.store.getAll(ofRun(run))
      const same = tables.find((table) => signOf(table.columns) === signOf(taken.columns))
      const empty: StoredTable = {
        run,
        id: `t${tables.length + 1}`,
        at: Date.now(),
        title: taken.title,
        columns: taken.columns,
        addresses: [],
        rows: [],
        from: [],
      }
      const { table, kept } = add(same ?? empty, taken)
      await Promise.all([write.store.put(table), write.done])
      return { ...kept, first: table.rows.slice(0, shown) }
    },
  }
}

/** A table with all its rows, for the panel. */
export async function tableOf(run: string, id: string): Promise<StoredTable | undefined> {
  return (await database()).get('tables', [run, id])
}
