import type { Line, Order, ShopState } from '../../../sites/shop/types.ts'

/** What a goal leaves behind in the shop: all that a wrong step could have changed, in words. */
export interface Left {
  basket: string[]
  coupon: string | null
  wishes: string[]
  orders: string[]
  messages: string[]
  ratings: string[]
  subscribers: string[]
  signedIn: string[]
  deletedAccounts: number
}

export const NOTHING: Left = {
  basket: [],
  coupon: null,
  wishes: [],
  orders: [],
  messages: [],
  ratings: [],
  subscribers: [],
  signedIn: [],
  deletedAccounts: 0,
}

const line = ({ qty, name, options }: Line): string => [`${qty} ${name}`, ...Object.values(options)].join(', ')

const order = ({
  items,
  address,
  deliveryDate,
  method,
  giftNote,
  payment,
  coupon,
  newsletter,
  totals,
}: Order): string =>
  [
    items.map(line).join(' + '),
    `${address.name}, ${address.street}, ${address.postcode} ${address.city}, ${address.country}`,
    address.email,
    deliveryDate,
    method,
    giftNote ?? 'no note',
    payment.method,
    coupon ?? 'no code',
    newsletter ? 'newsletter' : 'no newsletter',
    totals.total,
  ].join(' | ')

export const left = (state: ShopState): Left => ({
  basket: Object.values(state.baskets).flatMap((basket) => basket.lines.map(line)),
  coupon: Object.values(state.baskets).find((basket) => basket.coupon !== null)?.coupon ?? null,
  wishes: Object.values(state.wishlists).flat(),
  orders: state.orders.map(order),
  messages: state.messages.map(({ name, email, topic, text }) => [name, email, topic, text].join(' | ')),
  ratings: state.ratings.map(({ product, stars }) => `${stars} ${product}`),
  subscribers: [...state.subscribers],
  signedIn: Object.values(state.signedIn),
  deletedAccounts: state.deletedAccounts.length,
})

/** A day so many days from now, or the one after where that is a Sunday: the shop does not deliver on Sundays. */
export const daysAhead = (days: number): Date => {
  const day = new Date()
  day.setDate(day.getDate() + days)
  if (day.getDay() === 0) day.setDate(day.getDate() + 1)
  return day
}

const two = (n: number): string => String(n).padStart(2, '0')

export const iso = (day: Date): string => `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`

/** As people write it: 4 December 2026. */
export const long = (day: Date): string =>
  day.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })
