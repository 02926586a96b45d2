import { DELIVERIES, totalsOf } from '../basket.ts'
import { type Choice, dayAhead, FIRST_DAY, LAST_DAY } from '../checkout.ts'
import { countryOf } from '../data/countries.ts'
import { type Html, html, type Part } from '../html.ts'
import { page, type Reply } from '../http.ts'
import type { Context } from '../route.ts'
import type { Address, Payment } from '../types.ts'
import { steps, yourItems } from './address.ts'
import { priceWords, totalsList } from './basket.ts'
import { described, type Errors, errorOf, field, hintOf, labelOf, summary } from './fields.ts'
import { layout } from './layout.ts'

export const deliveryWords = (id: string): string => DELIVERIES.find((each) => each.id === id)?.name ?? id

export const paymentWords = (payment: Payment | null): string => {
  if (!payment) return 'Not chosen yet'
  return payment.method === 'invoice' ? 'On invoice' : `By card ending in ${payment.last4}`
}

const methods = (context: Context, chosen: string, errors: Errors): Html => html`<fieldset
  class="methods" id="method" tabindex="-1"${described('method', errors)}><legend>Delivery method</legend>
  ${DELIVERIES.map((delivery) => {
    const { shipping } = totalsOf(context.session.basket, delivery)
    return html`<div class="form-check">
      <input class="form-check-input" type="radio" id="method-${delivery.id}" name="method" value="${delivery.id}"
        ${delivery.id === chosen && html`checked`}>
      <label class="form-check-label" for="method-${delivery.id}">${delivery.name}, ${priceWords(shipping)}
        <small>${delivery.words}</small></label></div>`
  })}${errorOf('method', errors)}</fieldset>`

const DATE_HINT = 'From tomorrow on, not on Sundays.'

const when = (date: string, errors: Errors): Html => html`<div class="field field-date">
  ${labelOf('date', 'Delivery date', true)}
  <input class="form-control ${errors.date && 'is-invalid'}" id="date" name="date" value="${date}" required
    placeholder="Choose a day" autocomplete="off" data-first="${dayAhead(FIRST_DAY)}"
    data-last="${dayAhead(LAST_DAY)}"${described('date', errors, DATE_HINT)}>
  ${hintOf('date', DATE_HINT)}${errorOf('date', errors)}</div>`

const tick = (name: string, label: Part, on: boolean, errors: Errors): Html => html`<div class="form-check">
  <input class="form-check-input ${errors[name] && 'is-invalid'}" type="checkbox" id="${name}" name="${name}"
    ${on && html`checked`}${described(name, errors)}>
  <label class="form-check-label" for="${name}">${label}</label>${errorOf(name, errors)}</div>`

const gift = (choice: Choice, errors: Errors): Html => html`<fieldset><legend>Gift</legend>
  ${tick('gift', 'This is a gift, add a note', choice.gift, {})}
  <div id="note-box" ${!choice.gift && html`hidden`}>
    ${field({ name: 'note', label: 'Gift note', value: choice.note, errors, rows: 3 })}</div></fieldset>`

const pay = (context: Context, id: string, payment: Payment | null, errors: Errors): Html => {
  const query = new URLSearchParams({ payment: id, shop: context.url.origin })
  return html`<fieldset id="payment" tabindex="-1"${described('payment', errors)}><legend>Payment</legend>
    <iframe class="pay-frame" title="Payment" src="${context.payOrigin}/frame?${query.toString()}"
      data-origin="${context.payOrigin}"></iframe>
    <p class="pay-state" role="status" id="pay-state">${paymentWords(payment)}</p>
    ${errorOf('payment', errors)}</fieldset>`
}

const sendTo = ({ name, street, postcode, city, country }: Address): Html => html`<p class="send-to">Goes to
  <strong>${name}</strong>, ${street}, ${postcode} ${city}, ${countryOf(country)}.
  <a href="/checkout/address">Change</a></p>`

export const deliveryPage = (context: Context, address: Address, choice: Choice, errors: Errors): Reply => {
  const { basket, payment } = context.session
  const paid = context.store.payments.get(payment ?? '') ?? null
  const delivery = DELIVERIES.find(({ id }) => id === choice.method)
  const totals = html`<div id="totals">${totalsList(basket, totalsOf(basket, delivery), delivery?.name ?? null)}</div>`
  const summed = yourItems(basket, totals)
  if (context.fragment) return page(summed)
  const main = html`${steps(2)}<div class="checkout">
    <form method="post" action="/checkout/place" id="place" novalidate>
      <h1>When and how?</h1>
      ${summary(errors)}${sendTo(address)}
      ${when(choice.date, errors)}
      ${methods(context, choice.method, errors)}
      ${gift(choice, errors)}
      ${pay(context, payment ?? '', paid, errors)}
      ${tick('terms', 'I accept the terms: nothing is sold here', choice.terms, errors)}
      <div class="form-ends"><a href="/checkout/address">Back to address</a>
        <button class="btn btn-accent btn-lg" type="submit">Place order</button></div>
    </form>${summed}</div>`
  const wrong = Object.keys(errors).length > 0
  const title = `${wrong ? 'Error: ' : ''}Delivery and payment`
  return page(layout(context, { title, main, libs: ['flatpickr'], scripts: ['delivery'] }), wrong ? 422 : 200)
}
