import { TITLES } from '../data/goods.ts'
import { PRODUCTS, productOf } from '../data/products.ts'
import { html } from '../html.ts'
import { page } from '../http.ts'
import { money } from '../money.ts'
import { picture } from '../pictures.ts'
import type { Handler } from '../route.ts'
import type { Product } from '../types.ts'
import { cards } from './cards.ts'
import { layout } from './layout.ts'

/** Things to try by hand or to have done; each can be checked in what the shop remembers. */
const TRIES = [
  'Put two Desk Lamps Nova in brass (not the Mini, not the Pro) into the basket.',
  'Find the cheapest chair that is in stock and comes in blue.',
  'Order a bear for under €25, wrapped with a note, delivered by express, paid on invoice.',
  'Which lamp has the best rating among those you can buy today?',
  'Scroll the reviews until someone mentions a piano. Which product was it?',
  'Use the code WELCOME10 and say how much it saves.',
]

const tile = (id: string, title: string) => {
  const first = PRODUCTS.find(({ category }) => category === id)
  return html`<li><a class="tile" href="/category/${id}">${first && picture(first)}<span>${title}</span></a></li>`
}

// a whole card that listens for clicks and is no link: many a real front page has one
const deal = (product: Product) => html`<div class="deal" data-href="/product/${product.id}">
  ${picture(product)}
  <div><p class="eyebrow">Deal of the day</p>
    <p class="deal-name">${product.name}</p>
    <p>${product.blurb}</p>
    <p class="price">${money(product.cents)}</p>
    <span class="fake-button">Have a look</span></div>
</div>`

export const home: Handler = (context) => {
  const best = PRODUCTS.filter(({ stock }) => stock > 0)
    .sort((a, b) => b.rating - a.rating)
    .slice(0, 10)
  const offer = productOf('marble-run-cascade')
  const main = html`<section class="hero">
    <div><p class="eyebrow">Lamps, chairs and things that last</p>
      <h1>Good light.<br>A warm loaf.<br>Somewhere to sit.</h1>
      <p>Sixty-one things for a quiet house, and not one of them connects to your phone.</p>
      <p><a class="btn btn-accent btn-lg" href="/products">See everything</a>
        <a class="btn btn-outline-accent btn-lg" href="/category/lamps">Start with lamps</a></p></div>
    ${offer && deal(offer)}
  </section>
  <section aria-labelledby="departments"><h2 id="departments">Departments</h2>
    <ul class="tiles">${Object.entries(TITLES).map(([id, title]) => tile(id, title))}</ul></section>
  <section class="tries" aria-labelledby="tries"><h2 id="tries">Try this</h2>
    <p>This shop is here to be practised on. Some errands that are harder than they look:</p>
    <ol>${TRIES.map((text) => html`<li>${text}</li>`)}</ol></section>
  <section aria-labelledby="loved"><h2 id="loved">Best loved</h2>${cards(best)}</section>`
  return page(layout(context, { title: 'Front page', main, scripts: ['home'] }))
}
