import { totalsOf } from '../basket.ts'
import { COUNTRIES } from '../data/countries.ts'
import { type Html, html } from '../html.ts'
import { page, type Reply } from '../http.ts'
import { money } from '../money.ts'
import type { Context } from '../route.ts'
import type { Address, Basket } from '../types.ts'
import { optionWords } from './basket.ts'
import { described, type Errors, errorOf, field, labelOf, summary } from './fields.ts'
import { layout } from './layout.ts'

export const steps = (current: number): Html => html`<ol class="steps" aria-label="Steps">
  ${['Address', 'Delivery and payment', 'Done'].map(
    (name, index) => html`<li ${index + 1 === current && html`aria-current="step"`}>${name}</li>`,
  )}</ol>`

export const yourItems = (basket: Basket, totals: Html): Html => html`<aside class="basket-sum" aria-label="Your order">
  <h2>Your order</h2>
  <ul class="short-lines">${basket.lines.map(
    (line) => html`<li><span>${line.qty} × ${line.name}<small>${optionWords(line)}</small></span>
      <span>${money(line.qty * line.cents)}</span></li>`,
  )}</ul>${totals}</aside>`

export const EMPTY_ADDRESS: Address = {
  email: '',
  name: '',
  street: '',
  postcode: '',
  city: '',
  country: '',
  phone: '',
  newsletter: false,
}

const country = (chosen: string, errors: Errors): Html => html`<div class="field field-country">
  ${labelOf('country', 'Country', true)}
  <select class="form-select ${errors.country && 'is-invalid'}" id="country" name="country" required
    autocomplete="country" placeholder="Type to search…"${described('country', errors)}>
    <option value="">Choose a country</option>
    ${COUNTRIES.map(
      ([code, name]) => html`<option value="${code}" ${code === chosen && html`selected`}>${name}</option>`,
    )}
  </select>${errorOf('country', errors)}</div>`

export const addressPage = (context: Context, address: Address, errors: Errors): Reply => {
  const { basket } = context.session
  const text = (name: 'name' | 'street' | 'postcode' | 'city', label: string, autocomplete: string): Html =>
    field({ name, label, value: address[name], errors, autocomplete })
  const soFar = html`<p class="sum-line"><span>Total so far</span> ${money(totalsOf(basket).total)}</p>`
  const main = html`${steps(1)}<div class="checkout"><form method="post" action="/checkout/address" novalidate>
    <h1>Where should it go?</h1>
    ${summary(errors)}
    <fieldset><legend>Contact</legend>
      ${field({ name: 'email', label: 'E-mail', value: address.email, errors, type: 'email', autocomplete: 'email' })}
      ${field({
        name: 'phone',
        label: 'Phone',
        value: address.phone,
        errors,
        type: 'tel',
        autocomplete: 'tel',
        required: false,
        hint: 'Only if the courier cannot find you.',
      })}</fieldset>
    <fieldset><legend>Address</legend><div class="address-grid">
      ${text('name', 'Full name', 'name')}
      ${text('street', 'Street and number', 'street-address')}
      ${text('postcode', 'Postcode', 'postal-code')}
      ${text('city', 'Town or city', 'address-level2')}
      ${country(address.country, errors)}</div></fieldset>
    <div class="form-check"><input class="form-check-input" type="checkbox" id="newsletter" name="newsletter"
      ${address.newsletter && html`checked`}>
      <label class="form-check-label" for="newsletter">Send me the newsletter</label></div>
    <div class="form-ends"><a href="/basket">Back to basket</a>
      <button class="btn btn-accent btn-lg" type="submit">Continue to delivery</button></div>
  </form>${yourItems(basket, soFar)}</div>`
  const title = Object.keys(errors).length > 0 ? 'Error: Address' : 'Address'
  const parts = { title, main, libs: ['tom-select'], scripts: ['address'] }
  return page(layout(context, parts), Object.keys(errors).length > 0 ? 422 : 200)
}
