export interface Option {
  name: string
  values: readonly string[]
}

export interface Product {
  id: string
  sku: string
  name: string
  category: string
  brand: string
  cents: number
  stock: number
  rating: number
  reviews: number
  options: readonly Option[]
  blurb: string
}

export interface Line {
  id: string
  product: string
  name: string
  options: Record<string, string>
  qty: number
  cents: number
}

export interface Basket {
  lines: Line[]
  coupon: string | null
}

export interface Address {
  email: string
  name: string
  street: string
  postcode: string
  city: string
  country: string
  phone: string
  newsletter: boolean
}

export interface Payment {
  method: 'card' | 'invoice'
  status: 'authorised' | 'on invoice'
  last4: string | null
}

export interface Totals {
  items: number
  discount: number
  shipping: number
  total: number
}

export interface Order {
  number: string
  session: string
  items: Line[]
  address: Address
  deliveryDate: string
  method: string
  giftNote: string | null
  newsletter: boolean
  payment: Payment
  coupon: string | null
  totals: Totals
}

export interface Message {
  session: string
  name: string
  email: string
  topic: string
  text: string
}

export interface Rating {
  session: string
  product: string
  stars: number
}

/** What `GET /api/state` and `Shop.state()` tell; amounts are in cents, records are keyed by session. */
export interface ShopState {
  orders: Order[]
  baskets: Record<string, Basket>
  searches: Record<string, string[]>
  wishlists: Record<string, string[]>
  consents: Record<string, string>
  signedIn: Record<string, string>
  messages: Message[]
  ratings: Rating[]
  subscribers: string[]
  deletedAccounts: string[]
  /** every POST the two servers received, by path: `{"/basket/add": 1, "pay:/invoice": 1}` */
  counters: Record<string, number>
}
