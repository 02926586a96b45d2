import { PRODUCTS } from './data/products.ts'
import type { Product } from './types.ts'

export interface Filters {
  brands: readonly string[]
  colours: readonly string[]
  inStock: boolean
  min: number
  max: number
  sort: string
  page: number
}

export const PAGE_SIZE = 24

type Order = (a: Product, b: Product) => number

/** What the sort select offers; the first keeps the given order. */
export const SORTS: Readonly<Record<string, { label: string; order: Order }>> = {
  best: { label: 'Best match', order: () => 0 },
  'price-up': { label: 'Price, low to high', order: (a, b) => a.cents - b.cents },
  'price-down': { label: 'Price, high to low', order: (a, b) => b.cents - a.cents },
  rating: { label: 'Best rated', order: (a, b) => b.rating - a.rating },
  name: { label: 'Name', order: (a, b) => a.name.localeCompare(b.name, 'en') },
}

const coloursOf = ({ options }: Product): readonly string[] =>
  options.find(({ name }) => name === 'Colour')?.values ?? []

const euros = (text: string | null, fallback: number): number => {
  const value = Number(text || Number.NaN)
  return Number.isFinite(value) && value >= 0 ? value : fallback
}

export const filtersOf = (query: URLSearchParams): Filters => ({
  brands: query.getAll('brand'),
  colours: query.getAll('colour'),
  inStock: query.has('stock'),
  min: euros(query.get('min'), 0),
  max: euros(query.get('max'), Number.POSITIVE_INFINITY),
  sort: Object.hasOwn(SORTS, query.get('sort') ?? '') ? (query.get('sort') ?? 'best') : 'best',
  page: Math.max(1, Math.trunc(euros(query.get('page'), 1))),
})

export const applyFilters = (products: readonly Product[], filters: Filters): Product[] =>
  products
    .filter(({ brand }) => filters.brands.length === 0 || filters.brands.includes(brand))
    .filter((each) => filters.colours.length === 0 || coloursOf(each).some((name) => filters.colours.includes(name)))
    .filter(({ stock }) => !filters.inStock || stock > 0)
    .filter(({ cents }) => cents >= filters.min * 100 && cents <= filters.max * 100)
    .sort(SORTS[filters.sort]?.order ?? (() => 0))

/** What can be chosen among these products. */
export const facetsOf = (products: readonly Product[]) => ({
  brands: [...new Set(products.map(({ brand }) => brand))].sort(),
  colours: [...new Set(products.flatMap(coloursOf))].sort(),
  low: Math.floor(Math.min(...products.map(({ cents }) => cents)) / 100),
  high: Math.ceil(Math.max(...products.map(({ cents }) => cents)) / 100),
})

export const inCategory = (category: string): Product[] => PRODUCTS.filter((each) => each.category === category)
