import { searchProducts } from '../../../sites/shop/data/products.ts'
import { PAGE_SIZE } from '../../../sites/shop/listing.ts'
import type { Goal } from './goal.ts'

const found = searchProducts('a').map(({ name, cents }) => [name, cents / 100])
const pages = Math.ceil(found.length / PAGE_SIZE)

/** Goals that take rows. */
export const EXTRACT_GOALS: readonly Goal[] = [
  {
    name: 'names and prices of all search results',
    goal: `dismiss the cookie banner, search for "a", extract name and price from the results over ${pages} pages`,
    ends: 'done',
    says: new RegExp(
      `^Took ${found.length} (of ${found.length} )?rows .*with 2 columns \\(name, price\\)[\\s\\S]*in the panel`,
    ),
    leaves: {},
    keeps: { columns: ['name', 'price'], rows: found },
  },
]
