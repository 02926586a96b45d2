import { MOST_OF_ONE } from '../basket.ts'
import { COLOURS, TITLES } from '../data/goods.ts'
import { PRODUCTS, productOf } from '../data/products.ts'
import { REVIEWS } from '../data/reviews.ts'
import { type Html, html } from '../html.ts'
import { page } from '../http.ts'
import { money } from '../money.ts'
import { picture } from '../pictures.ts'
import type { Handler } from '../route.ts'
import type { Option, Product } from '../types.ts'
import { cards, stars, stockWords } from './cards.ts'
import { layout } from './layout.ts'
import { problem } from './problem.ts'

// the radios of the colours are not displayed at all, only their labels: a mistake that many shops make
const swatch = (value: string): Html => html`<label class="swatch" title="${value}">
  <input type="radio" name="option.Colour" value="${value}" hidden>
  <span class="swatch-paint" style="background: ${COLOURS[value]}"></span><span>${value}</span></label>`

const choice = (name: string, value: string): Html => {
  const id = `${name}-${value}`.toLowerCase().replaceAll(' ', '-')
  return html`<input class="btn-check" type="radio" id="${id}" name="option.${name}" value="${value}">
    <label class="btn btn-outline-accent" for="${id}">${value}</label>`
}

const optionGroup = ({ name, values }: Option): Html => html`<fieldset class="option" id="option-${name}">
  <legend>${name}</legend>
  <div class="choices">${values.map((value) => (name === 'Colour' ? swatch(value) : choice(name, value)))}</div>
  <p class="option-error" role="alert"></p></fieldset>`

const buyForm = (product: Product): Html => html`<form class="buy" id="buy" method="post" action="/basket/add">
  <input type="hidden" name="product" value="${product.id}">
  ${product.options.map(optionGroup)}
  <div class="field"><label class="form-label" for="qty">Quantity</label>
    <div class="spinner"><button type="button" data-step="-1" aria-label="One less">−</button>
      <input id="qty" name="qty" type="number" value="1" min="1" max="${Math.min(MOST_OF_ONE, product.stock || 1)}">
      <button type="button" data-step="1" aria-label="One more">+</button></div></div>
  <div class="buy-buttons">
    <button class="btn btn-accent btn-lg" type="submit" ${product.stock === 0 && html`disabled`}>
      ${product.stock === 0 ? 'Out of stock' : 'Add to basket'}</button>
  </div>
  <p class="buy-error" role="alert" id="buy-error"></p>
</form>`

const wish = (product: Product, wished: boolean): Html => html`<button class="btn btn-link p-0" type="button" id="wish"
  data-product="${product.id}" aria-pressed="${String(wished)}">Add to wishlist</button>`

const tabs = (product: Product): Html => {
  const said = REVIEWS.filter((review) => review.product === product.id)
  return html`<sl-tab-group>
    <sl-tab slot="nav" panel="details">Details</sl-tab>
    <sl-tab slot="nav" panel="delivery">Delivery and returns</sl-tab>
    <sl-tab slot="nav" panel="reviews">Reviews (${said.length})</sl-tab>
    <sl-tab-panel name="details"><dl class="facts">
      <dt>Brand</dt><dd>${product.brand}</dd><dt>Article number</dt><dd>${product.sku}</dd>
      ${product.options.map(({ name, values }) => html`<dt>${name}</dt><dd>${values.join(', ')}</dd>`)}
      <dt>Guarantee</dt><dd>${product.category === 'books' ? 'None, but it is a good book' : 'Three years'}</dd>
    </dl></sl-tab-panel>
    <sl-tab-panel name="delivery"><p>Standard delivery takes three days and is free from €75. You may send anything
      back within 30 days.</p><sl-button id="returns-open">How to return it</sl-button></sl-tab-panel>
    <sl-tab-panel name="reviews">
      ${said.map(
        ({ author, stars: given, text }) => html`<blockquote><p>${text}</p>
        <footer>${author}, ${given} of 5 stars</footer></blockquote>`,
      )}
      <p id="rate-label">What do you think of it?</p>
      <sl-rating id="rate" label="Your rating" data-product="${product.id}"></sl-rating>
      <p role="status" id="rate-said"></p></sl-tab-panel>
  </sl-tab-group>
  <sl-dialog id="returns" label="How to return it"><ol><li>Put it back into its box.</li><li>Write the article number
    ${product.sku} on it.</li><li>Leave it at the practice counter.</li></ol>
    <sl-button slot="footer" variant="primary" id="returns-close">Understood</sl-button></sl-dialog>`
}

export const product: Handler = (context) => {
  const found = productOf(context.param)
  if (!found) return problem(context, 404, 'We do not have such a product.')
  const others = PRODUCTS.filter(({ category, id }) => category === found.category && id !== found.id).slice(0, 4)
  const main = html`<nav aria-label="Breadcrumb"><ol class="breadcrumb">
      <li class="breadcrumb-item"><a href="/">Front page</a></li>
      <li class="breadcrumb-item"><a href="/category/${found.category}">${TITLES[found.category]}</a></li>
      <li class="breadcrumb-item active" aria-current="page">${found.name}</li></ol></nav>
    <div class="product"><div class="product-picture">${picture(found)}</div>
      <div><p class="brand">${found.brand}</p><h1>${found.name}</h1>
        <p>${stars(found)}</p><p class="lead">${found.blurb}</p>
        <p class="price big">${money(found.cents)}</p><p>${stockWords(found)}</p>
        ${buyForm(found)}
        ${wish(found, context.session.wishlist.includes(found.id))}</div></div>
    <section aria-label="About this product">${tabs(found)}</section>
    <section aria-labelledby="others"><h2 id="others">From the same shelf</h2>${cards(others)}</section>`
  return page(layout(context, { title: found.name, main, libs: ['shoelace'], scripts: ['product'] }))
}
