import { countOf, MOST_OF_ONE, totalsOf } from '../basket.ts'
import { productOf } from '../data/products.ts'
import { type Html, html, type Part } from '../html.ts'
import { page, type Reply } from '../http.ts'
import { money } from '../money.ts'
import { picture } from '../pictures.ts'
import type { Context } from '../route.ts'
import type { Basket, Line, Totals } from '../types.ts'
import { layout } from './layout.ts'

export interface Said {
  /** the line the message is about, or 'coupon' */
  about: string
  message: string
  wrong: boolean
}

export const optionWords = ({ options }: Line): string => Object.values(options).join(', ')

const says = (said: Said | null, about: string): Part =>
  said?.about === about &&
  html`<p class="${said.wrong ? 'wrong' : 'right'}" role="${said.wrong ? 'alert' : 'status'}">${said.message}</p>`

const row = (line: Line, said: Said | null): Html => {
  const product = productOf(line.product)
  const full = `${line.name}, ${optionWords(line)}`
  return html`<li class="basket-line">
    ${product && picture(product)}
    <div><h2><a href="/product/${line.product}">${line.name}</a></h2>
      <p class="chosen">${optionWords(line)}, ${money(line.cents)} each</p>
      ${says(said, line.id)}</div>
    <form method="post" action="/basket/quantity" data-swap="#basket">
      <input type="hidden" name="line" value="${line.id}">
      <div class="spinner"><button type="button" data-step="-1" aria-label="One less of ${full}">−</button>
        <input id="qty-${line.id}" name="qty" type="number" value="${line.qty}" min="1" max="${MOST_OF_ONE}" required
          aria-label="Quantity of ${full}" data-send>
        <button type="button" data-step="1" aria-label="One more of ${full}">+</button></div></form>
    <p class="price">${money(line.cents * line.qty)}</p>
    <form method="post" action="/basket/remove" data-swap="#basket"><input type="hidden" name="line" value="${line.id}">
      <button class="btn btn-link p-0" type="submit" aria-label="Remove ${full}">Remove</button></form>
  </li>`
}

export const priceWords = (cents: number): string => (cents === 0 ? 'free' : money(cents))

export const totalsList = (basket: Basket, totals: Totals, delivery: string | null): Html => html`<dl class="totals">
  <dt>Items</dt><dd>${money(totals.items)}</dd>
  ${totals.discount > 0 && html`<dt>Code ${basket.coupon}</dt><dd>−${money(totals.discount)}</dd>`}
  <dt>Delivery</dt><dd>${delivery === null ? 'chosen later' : priceWords(totals.shipping)}</dd>
  <dt class="sum">Total</dt><dd class="sum">${money(totals.total)}</dd></dl>`

const couponForm = ({ coupon }: Basket, said: Said | null, typed: string): Html => {
  const wrong = said?.about === 'coupon' && said.wrong
  if (coupon) {
    return html`<form method="post" action="/basket/coupon" data-swap="#basket">
      ${says(said, 'coupon')}<p>Code <strong>${coupon}</strong> is on.</p><input type="hidden" name="code" value="">
      <button class="btn btn-link p-0" type="submit">Take the code off</button></form>`
  }
  return html`<form method="post" action="/basket/coupon" data-swap="#basket" novalidate>
    <label class="form-label" for="code">Coupon code</label>
    <div class="input-group"><input class="form-control ${wrong && 'is-invalid'}" id="code" name="code" value="${typed}"
      autocomplete="off" ${wrong && html`aria-invalid="true" aria-describedby="code-error"`}>
      <button class="btn btn-outline-accent" type="submit">Apply</button></div>
    ${wrong && html`<p class="wrong" id="code-error" role="alert">${said?.message}</p>`}</form>`
}

const inside = (basket: Basket, said: Said | null, typed: string): Html => html`<div class="basket">
  <ul class="basket-lines">${basket.lines.map((line) => row(line, said))}</ul>
  <aside class="basket-sum" aria-label="Summary">
    ${couponForm(basket, said, typed)}
    ${totalsList(basket, totalsOf(basket), null)}
    <a class="btn btn-accent btn-lg w-100" href="/checkout/address">Go to checkout</a>
  </aside></div>`

export const basketPage = (context: Context, status = 200, said: Said | null = null, typed = ''): Reply => {
  const { basket } = context.session
  const part = html`<div id="basket" data-count="${countOf(basket)}">
    ${said?.about === 'page' && says(said, 'page')}
    ${
      basket.lines.length > 0
        ? inside(basket, said, typed)
        : html`<p>Your basket is empty.</p>
      <p><a class="btn btn-accent" href="/products">See everything</a></p>`
    }
  </div>`
  if (context.fragment) return page(part, status)
  return page(layout(context, { title: 'Basket', main: html`<h1>Your basket</h1>${part}`, scripts: ['swap'] }), status)
}
