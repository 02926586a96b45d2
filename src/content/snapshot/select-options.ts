import { optionsOf, optionTextOf } from '../dom/field.ts'
import { tagOf } from '../dom/native.ts'
import { clean } from './clean.ts'
import { type Item, makeItem } from './item.ts'
import { stateOf } from './state.ts'

/** Options of a closed drop-down as items, for a look at it; `select` takes them by label. */
export function optionItems(item: Item): Item[] {
  if (tagOf(item.el) !== 'select' || item.role !== 'combobox') return []
  return optionsOf(item.el).map((option) =>
    makeItem(option, 'option', { name: clean(optionTextOf(option), 120), state: stateOf(option) }),
  )
}
