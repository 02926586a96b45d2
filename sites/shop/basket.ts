import { productOf } from './data/products.ts'
import type { Basket, Line, Product, Totals } from './types.ts'

export const COUPONS: Readonly<Record<string, { percent: number; words: string }>> = {
  WELCOME10: { percent: 10, words: '10 % off your order' },
}

export interface Delivery {
  id: string
  name: string
  words: string
  cents: number
  freeFrom: number
}

export const DELIVERIES: readonly Delivery[] = [
  { id: 'standard', name: 'Standard', words: 'By post, free from €75', cents: 490, freeFrom: 7500 },
  { id: 'express', name: 'Express', words: 'By courier, before noon', cents: 1290, freeFrom: Number.POSITIVE_INFINITY },
  { id: 'pickup', name: 'Pick up', words: 'At our practice counter', cents: 0, freeFrom: 0 },
]

export const MOST_OF_ONE = 20

export const countOf = (basket: Basket): number => basket.lines.reduce((sum, { qty }) => sum + qty, 0)

export const totalsOf = (basket: Basket, delivery?: Delivery): Totals => {
  const items = basket.lines.reduce((sum, { qty, cents }) => sum + qty * cents, 0)
  const percent = basket.coupon ? (COUPONS[basket.coupon]?.percent ?? 0) : 0
  const discount = Math.round((items * percent) / 100)
  const shipping = !delivery || items - discount >= delivery.freeFrom ? 0 : delivery.cents
  return { items, discount, shipping, total: items - discount + shipping }
}

export type Refusal = { status: number; field: string; message: string }
export type Added = { line: Line } | Refusal

const limit = (product: Product): number => Math.min(MOST_OF_ONE, product.stock)

const tooMany = (product: Product): Refusal => ({
  status: 409,
  field: 'qty',
  message: `You can have at most ${limit(product)} of ${product.name}.`,
})

export const quantityOf = (text: string): number | null =>
  /^\d{1,3}$/.test(text) && Number(text) > 0 ? Number(text) : null

/** Puts a product with its chosen options into the basket; the same choice again adds to its line. */
export const addTo = (basket: Basket, product: Product, chosen: Record<string, string>, qty: number): Added => {
  if (product.stock === 0) return { status: 409, field: 'qty', message: `${product.name} is out of stock.` }
  for (const { name, values } of product.options) {
    if (!values.includes(chosen[name] ?? '')) {
      return { status: 422, field: name, message: `Please choose a ${name.toLowerCase()}.` }
    }
  }
  const id = [product.id, ...Object.values(chosen)].join('--').toLowerCase().replace(/\s+/g, '-')
  const known = basket.lines.find((line) => line.id === id)
  if ((known?.qty ?? 0) + qty > limit(product)) return tooMany(product)
  const line: Line = known ?? {
    id,
    product: product.id,
    name: product.name,
    options: chosen,
    qty: 0,
    cents: product.cents,
  }
  line.qty += qty
  if (!known) basket.lines.push(line)
  return { line }
}

export const changeQuantity = (basket: Basket, id: string, qty: number): Added => {
  const line = basket.lines.find((each) => each.id === id)
  const product = productOf(line?.product ?? '')
  if (!line || !product) return { status: 404, field: 'line', message: 'This item is no longer in your basket.' }
  if (qty > limit(product)) return tooMany(product)
  line.qty = qty
  return { line }
}
