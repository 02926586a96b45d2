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

export const demoGoal = 'wait 0 seconds'
