import { type Shop, startShop } from '../../sites/shop/server.ts'

export type Demo = { shop: Shop; url: string; origins: string[] }

/** The practice shop on two origins of its own names: the shop and the payment provider in a frame of it. */
export async function startDemo(): Promise<Demo> {
  const shop = await startShop({ payOrigin: 'http://pay.test:{port}' })
  const origin = `http://shop.test:${shop.port}`
  return { shop, url: `${origin}/`, origins: [origin, `http://pay.test:${shop.payPort}`] }
}

const euros = (cents: number) => `${(cents / 100).toFixed(2)} €`

/** What the shop's server says was ordered: the proof that does not come from the agent. */
export function ordersOf({ shop }: Demo): string[] {
  return shop.state().orders.map(({ number, items, address, payment, totals }) => {
    const goods = items.map(({ qty, name }) => `${qty} × ${name}`).join(', ')
    const where = [address.name, address.street, `${address.postcode} ${address.city}`, address.country].join(', ')
    return `Order ${number}: ${goods}; to ${where}; ${payment.status}; ${euros(totals.total)}`
  })
}

const day = 24 * 3600 * 1000

/** A week from now, and not a Sunday, on which the shop does not deliver: `2026-12-08`. */
export function deliveryDate(now: Date): string {
  const week = new Date(now.getTime() + 7 * day)
  const date = week.getUTCDay() === 0 ? new Date(week.getTime() + day) : week
  return date.toISOString().slice(0, 10)
}

/** An order from the front page to its number, as steps that need no language model. */
export const demoGoal = (now: Date): string =>
  [
    'reject cookies',
    'search for "Desk Lamp Nova"',
    'open "Desk Lamp Nova"',
    'choose Brass',
    'add it to the basket',
    'open the basket',
    'go to checkout',
    'fill "E-mail" with "ann@example.com"',
    'fill "Full name" with "Ann Ample"',
    'fill "Street and number" with "Lindenweg 4"',
    'fill "Postcode" with "10115"',
    'fill "Town or city" with "Berlin"',
    'choose Germany as the country',
    'continue',
    `set the delivery date to ${deliveryDate(now)}`,
    'choose Standard',
    'click "Pay on invoice"',
    'accept the terms',
    'place the order',
    'tell me the order number',
  ].join(', ')
