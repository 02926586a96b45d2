import type { Command } from '../../protocol/page.ts'
import type { Act, Do, Result } from './act.ts'
import { check } from './check.ts'
import { click } from './click.ts'
import { fill } from './fill.ts'
import { press } from './press.ts'
import { scroll } from './scroll.ts'
import { select } from './select.ts'
import { type } from './type.ts'

type Actions = { [K in Command['do']]: (act: Act, asked: Do<K>) => Promise<Result> }

const actions: Actions = { click, fill, type, select, check, press, scroll }

/** One function a command; the compiler refuses a command without one. */
export const perform = (act: Act, asked: Command): Promise<Result> =>
  (actions[asked.do] as (act: Act, asked: Command) => Promise<Result>)(act, asked)
