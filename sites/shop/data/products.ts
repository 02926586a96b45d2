import type { Option, Product } from '../types.ts'
import { GOODS } from './goods.ts'

const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/ø/g, 'o').replace(/['’]/g, '').toLowerCase()

const slug = (name: string): string =>
  plain(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

const optionsOf = (text: string): Option[] =>
  text.split('; ').map((part) => {
    const [name = '', values = ''] = part.split(': ')
    return { name, values: values.split(', ') }
  })

const parse = (category: string, row: string, sku: string): Product => {
  const [name = '', brand = '', euros = '', stock = '', rating = '', reviews = '', options = '', blurb = ''] =
    row.split(' | ')
  return {
    id: slug(name),
    sku,
    name,
    category,
    brand,
    cents: Math.round(Number(euros) * 100),
    stock: Number(stock),
    rating: Number(rating),
    reviews: Number(reviews),
    options: optionsOf(options),
    blurb,
  }
}

export const PRODUCTS: readonly Product[] = Object.entries(GOODS).flatMap(([category, rows]) =>
  rows
    .trim()
    .split('\n')
    .map((row, index) => parse(category, row, `${category.slice(0, 2).toUpperCase()}-${101 + index}`)),
)

const BY_ID = new Map(PRODUCTS.map((product) => [product.id, product]))

export const productOf = (id: string): Product | undefined => BY_ID.get(id)

const score = (product: Product, query: string, words: readonly string[]): number => {
  const name = plain(product.name)
  const all = plain(`${product.name} ${product.brand} ${product.category} ${product.blurb}`)
  if (!words.every((word) => all.includes(word))) return 0
  if (name === query) return 4
  if (name.startsWith(query)) return 3
  return words.every((word) => name.includes(word)) ? 2 : 1
}

/** Products that hold every word of the query, best match first, in catalogue order where equal. */
export const searchProducts = (text: string): Product[] => {
  const query = plain(text).trim()
  const words = query.split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  return PRODUCTS.map((product) => ({ product, points: score(product, query, words) }))
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points)
    .map(({ product }) => product)
}
