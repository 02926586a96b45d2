import { html } from './html.ts'
import { json, page, type Reply } from './http.ts'
import { paymentWords } from './pages/delivery.ts'
import type { Context, Handler, Routes } from './route.ts'
import type { Payment } from './types.ts'

const cardField = (name: string, label: string, hint: string, autocomplete: string, max: number) => html`<div
  class="pay-${name}"><label for="${name}">${label}</label><input id="${name}" name="${name}" inputmode="numeric"
  autocomplete="${autocomplete}" placeholder="${hint}" maxlength="${max}"></div>`

const frame: Handler = ({ url, store }) => {
  const id = url.searchParams.get('payment') ?? ''
  const known = store.payments.has(id)
  const body = html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
  <title>Payment</title><link rel="stylesheet" href="/assets/pay.css">
  <script type="module" src="/assets/pay.js"></script></head>
<body data-payment="${id}" data-shop="${url.searchParams.get('shop') ?? ''}">
  ${
    known
      ? html`<form id="card" novalidate>
    <div class="grid">${cardField('number', 'Card number', '1234 1234 1234 1234', 'cc-number', 23)}
      ${cardField('expiry', 'Expiry', 'MM/YY', 'cc-exp', 7)}
      ${cardField('cvc', 'Security code', 'CVC', 'cc-csc', 4)}</div>
    <div class="buttons"><button type="submit">Pay by card</button>
      <button type="button" id="invoice">Pay on invoice</button></div></form>`
      : html`<p>This payment is not known. Please go back to the shop.</p>`
  }
  <p role="status" id="said">${known && paymentWords(store.payments.get(id) ?? null)}</p>
  <p class="by">Pennywise Pay, a practice provider</p></body></html>`
  return page(body, known ? 200 : 404)
}

const settle = ({ store, fields }: Context, payment: Payment): Reply => {
  const id = fields.get('payment') ?? ''
  if (!store.payments.has(id)) return json({ ok: false, message: 'This payment is not known.' }, 404)
  store.payments.set(id, payment)
  return json({ ok: true, message: paymentWords(payment) })
}

const luhn = (digits: string): boolean =>
  [...digits].reverse().reduce((sum, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1)
    return sum + (value > 9 ? value - 9 : value)
  }, 0) %
    10 ===
  0

const card: Handler = (context) => {
  const number = (context.fields.get('number') ?? '').replace(/[\s-]/g, '')
  const fail = (field: string, message: string): Reply => json({ ok: false, field, message }, 422)
  if (!/^\d{13,19}$/.test(number) || !luhn(number)) return fail('number', 'This is no card number.')
  if (!/^(0[1-9]|1[0-2]) ?\/ ?\d{2}$/.test(context.fields.get('expiry') ?? '')) return fail('expiry', 'Use MM/YY.')
  if (!/^\d{3,4}$/.test(context.fields.get('cvc') ?? '')) return fail('cvc', 'Three or four digits.')
  return settle(context, { method: 'card', status: 'authorised', last4: number.slice(-4) })
}

const invoice: Handler = (context) => settle(context, { method: 'invoice', status: 'on invoice', last4: null })

const front: Handler = () => page(html`<!doctype html><title>Pennywise Pay</title><p>A practice payment provider.</p>`)

export const payRoutes: Routes = {
  '/': { GET: front },
  '/frame': { GET: frame },
  '/card': { POST: card },
  '/invoice': { POST: invoice },
}
