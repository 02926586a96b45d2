import { randomUUID } from 'node:crypto'
import { DELIVERIES, totalsOf } from '../basket.ts'
import { addressErrors, addressOf, choiceErrors, choiceOf } from '../checkout.ts'
import { seeOther } from '../http.ts'
import { addressPage, EMPTY_ADDRESS } from '../pages/address.ts'
import { deliveryPage } from '../pages/delivery.ts'
import { orderPage } from '../pages/order.ts'
import { problem } from '../pages/problem.ts'
import type { Handler } from '../route.ts'
import { emptyBasket } from '../store.ts'
import type { Order } from '../types.ts'

const withItems =
  (handler: Handler): Handler =>
  (context) =>
    context.session.basket.lines.length > 0 ? handler(context) : seeOther('/basket')

export const showAddress = withItems((context) => addressPage(context, context.session.address ?? EMPTY_ADDRESS, {}))

export const takeAddress = withItems((context) => {
  const address = addressOf(context.fields)
  const errors = addressErrors(address)
  if (Object.keys(errors).length > 0) return addressPage(context, address, errors)
  context.session.address = address
  return seeOther('/checkout/delivery')
})

export const showDelivery = withItems((context) => {
  const { session, store } = context
  if (!session.address) return seeOther('/checkout/address')
  if (!session.payment || !store.payments.has(session.payment)) {
    session.payment = randomUUID()
    store.payments.set(session.payment, null)
  }
  return deliveryPage(context, session.address, choiceOf(context.url.searchParams), {})
})

export const placeOrder = withItems((context) => {
  const { session, store, fields } = context
  if (!session.address) return seeOther('/checkout/address')
  const choice = choiceOf(fields)
  const payment = store.payments.get(session.payment ?? '') ?? null
  const errors = choiceErrors(choice, payment !== null)
  if (Object.keys(errors).length > 0 || !payment) return deliveryPage(context, session.address, choice, errors)
  const order: Order = {
    number: `LL-${10_001 + store.orders.length}`,
    session: session.id,
    items: session.basket.lines,
    address: session.address,
    deliveryDate: choice.date,
    method: choice.method,
    giftNote: choice.gift ? choice.note : null,
    newsletter: session.address.newsletter,
    payment,
    coupon: session.basket.coupon,
    totals: totalsOf(
      session.basket,
      DELIVERIES.find(({ id }) => id === choice.method),
    ),
  }
  store.orders.push(order)
  session.orders.push(order.number)
  session.basket = emptyBasket()
  session.payment = null
  return seeOther(`/orders/${order.number}`)
})

export const showOrder: Handler = (context) => {
  const { param, session, store } = context
  const order = session.orders.includes(param) ? store.orders.find(({ number }) => number === param) : undefined
  return order ? orderPage(context, order) : problem(context, 404, 'You have no order with this number.')
}
