import type { Act } from '../parse/unit.ts'
import { check, consentVerb } from './check-verbs.ts'
import { chooseVerb } from './choose-verbs.ts'
import { date } from './date-verbs.ts'
import { extract, read } from './extract-verbs.ts'
import { fill, search } from './form-verbs.ts'
import { click, drag, expand, hover, press, remove, upload } from './hand-verbs.ts'
import { intent, quantity } from './intent-verbs.ts'
import type { Context, Move, Verb } from './move.ts'
import { ask, handover, history, scroll, tab, visit, wait } from './page-verbs.ts'
import { product } from './product-verbs.ts'
import { sort } from './sort-verbs.ts'
import { note, notes, tell } from './tell-verbs.ts'

const verbs: { [V in Act['verb']]: Verb<V> } = {
  ask,
  check,
  choose: chooseVerb,
  click,
  consent: consentVerb,
  date,
  drag,
  expand,
  extract,
  fill,
  handover,
  history,
  hover,
  intent,
  note,
  notes,
  press,
  product,
  quantity,
  read,
  remove,
  scroll,
  search,
  sort,
  tab,
  tell,
  upload,
  visit,
  wait,
}

/** What a step comes to on this page. Pure. */
export const moveOf = (act: Act, context: Context): Move => (verbs[act.verb] as Verb<Act['verb']>)(act, context)
