import { type Html, html } from '../html.ts'
import { money } from '../money.ts'
import { picture } from '../pictures.ts'
import type { Product } from '../types.ts'

export const stars = ({ rating, reviews }: Product): Html => html`<span class="stars">
  <span aria-hidden="true" style="--rating: ${rating}">★★★★★</span>
  <span class="visually-hidden">Rated</span> ${rating.toFixed(1)} <small>(${reviews})</small></span>`

export const stockWords = ({ stock }: Product): Html =>
  stock === 0
    ? html`<span class="stock out">Out of stock</span>`
    : html`<span class="stock ${stock < 6 && 'few'}">${stock < 6 ? `Only ${stock} left` : 'In stock'}</span>`

export const card = (product: Product): Html => html`<li class="card-item">
  <article class="product-card">
    ${picture(product)}
    <h3><a class="stretched-link" href="/product/${product.id}">${product.name}</a></h3>
    <p class="brand">${product.brand}</p>
    <p class="price">${money(product.cents)}</p>
    <p class="meta">${stars(product)} ${stockWords(product)}</p>
  </article>
</li>`

export const cards = (products: readonly Product[]): Html => html`<ul class="cards">${products.map(card)}</ul>`
