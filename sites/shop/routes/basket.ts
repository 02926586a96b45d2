import { addTo, COUPONS, changeQuantity, countOf, quantityOf, type Refusal } from '../basket.ts'
import { productOf } from '../data/products.ts'
import { json, type Reply, seeOther } from '../http.ts'
import { basketPage, optionWords } from '../pages/basket.ts'
import type { Context, Handler } from '../route.ts'

const refused = (context: Context, { status, field, message }: Refusal): Reply =>
  context.fragment
    ? json({ ok: false, field, message }, status)
    : basketPage(context, status, { about: 'page', message, wrong: true })

export const add: Handler = (context) => {
  const { fields, session } = context
  const product = productOf(fields.get('product') ?? '')
  if (!product) return refused(context, { status: 404, field: 'product', message: 'We do not have such a product.' })
  const qty = quantityOf(fields.get('qty') ?? '1')
  if (!qty) return refused(context, { status: 422, field: 'qty', message: 'Please give a quantity of 1 or more.' })
  const chosen = Object.fromEntries(product.options.map(({ name }) => [name, fields.get(`option.${name}`) ?? '']))
  const added = addTo(session.basket, product, chosen, qty)
  if ('message' in added) return refused(context, added)
  const message = `Added to basket: ${qty} × ${product.name}, ${optionWords(added.line)}`
  return context.fragment ? json({ ok: true, message, count: countOf(session.basket) }) : seeOther('/basket')
}

const shown = (context: Context): Reply => (context.fragment ? basketPage(context) : seeOther('/basket'))

export const quantity: Handler = (context) => {
  const line = context.fields.get('line') ?? ''
  const qty = quantityOf(context.fields.get('qty') ?? '')
  const changed: ReturnType<typeof changeQuantity> = qty
    ? changeQuantity(context.session.basket, line, qty)
    : { status: 422, field: 'qty', message: 'Please give a quantity of 1 or more.' }
  if (!('message' in changed)) return shown(context)
  const about = changed.status === 404 ? 'page' : line
  return basketPage(context, changed.status, { about, message: changed.message, wrong: true })
}

export const remove: Handler = (context) => {
  const { basket } = context.session
  const line = context.fields.get('line') ?? ''
  const kept = basket.lines.filter(({ id }) => id !== line)
  if (kept.length === basket.lines.length) {
    const message = 'This item is no longer in your basket.'
    return basketPage(context, 404, { about: 'page', message, wrong: true })
  }
  basket.lines = kept
  return shown(context)
}

export const coupon: Handler = (context) => {
  const { basket } = context.session
  const typed = (context.fields.get('code') ?? '').trim().slice(0, 40)
  const code = typed.toUpperCase()
  if (code === '') {
    const had = basket.coupon
    basket.coupon = null
    if (had) return shown(context)
    return basketPage(context, 422, { about: 'coupon', message: 'Please type a code.', wrong: true })
  }
  if (!Object.hasOwn(COUPONS, code)) {
    const message = `There is no code “${typed}”.`
    return basketPage(context, 422, { about: 'coupon', message, wrong: true }, typed)
  }
  basket.coupon = code
  const message = `${COUPONS[code]?.words ?? ''}.`
  return context.fragment ? basketPage(context, 200, { about: 'coupon', message, wrong: false }) : seeOther('/basket')
}
