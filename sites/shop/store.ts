import type { Address, Basket, Message, Order, Payment, Rating, ShopState } from './types.ts'

export interface Session {
  id: string
  basket: Basket
  searches: string[]
  wishlist: string[]
  orders: string[]
  consent: string | null
  user: string | null
  address: Address | null
  /** the payment that the frame of the current checkout works on */
  payment: string | null
}

export interface Store {
  sessions: Map<string, Session>
  payments: Map<string, Payment | null>
  orders: Order[]
  messages: Message[]
  ratings: Rating[]
  subscribers: string[]
  deleted: string[]
  counters: Map<string, number>
}

export const emptyStore = (): Store => ({
  sessions: new Map(),
  payments: new Map(),
  orders: [],
  messages: [],
  ratings: [],
  subscribers: [],
  deleted: [],
  counters: new Map(),
})

export const emptyBasket = (): Basket => ({ lines: [], coupon: null })

export const sessionOf = (store: Store, id: string): Session => {
  const known = store.sessions.get(id)
  if (known) return known
  const session: Session = {
    id,
    basket: emptyBasket(),
    searches: [],
    wishlist: [],
    orders: [],
    consent: null,
    user: null,
    address: null,
    payment: null,
  }
  store.sessions.set(id, session)
  return session
}

export const count = (store: Store, key: string): void => {
  store.counters.set(key, (store.counters.get(key) ?? 0) + 1)
}

const bySession = <T>(store: Store, pick: (session: Session) => T | null): Record<string, T> => {
  const found: Record<string, T> = {}
  for (const session of store.sessions.values()) {
    const value = pick(session)
    if (value !== null) found[session.id] = value
  }
  return found
}

const filled = (list: string[]): string[] | null => (list.length > 0 ? list : null)

export const snapshotOf = (store: Store): ShopState =>
  structuredClone({
    orders: store.orders,
    baskets: bySession(store, ({ basket }) => (basket.lines.length > 0 || basket.coupon ? basket : null)),
    searches: bySession(store, ({ searches }) => filled(searches)),
    wishlists: bySession(store, ({ wishlist }) => filled(wishlist)),
    consents: bySession(store, ({ consent }) => consent),
    signedIn: bySession(store, ({ user }) => user),
    messages: store.messages,
    ratings: store.ratings,
    subscribers: store.subscribers,
    deletedAccounts: store.deleted,
    counters: Object.fromEntries(store.counters),
  })
