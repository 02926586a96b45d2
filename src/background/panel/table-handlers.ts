import type { Handlers } from '../../protocol/lane.ts'
import type { panelLane } from '../../protocol/panel.ts'
import { tableOf } from '../runs/tables.ts'

export const tableHandlers: Pick<Handlers<typeof panelLane>, 'tables.rows'> = {
  async 'tables.rows'({ run, table }) {
    const found = await tableOf(run, table)
    return { table: found ? { title: found.title, columns: found.columns, rows: found.rows } : null }
  },
}
