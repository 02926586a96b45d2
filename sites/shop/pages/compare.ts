import { TITLES } from '../data/goods.ts'
import { PRODUCTS } from '../data/products.ts'
import { html } from '../html.ts'
import { page } from '../http.ts'
import { money } from '../money.ts'
import type { Handler } from '../route.ts'
import type { Product } from '../types.ts'
import { layout } from './layout.ts'

type Order = (a: Product, b: Product) => number

const COLUMNS: Readonly<Record<string, { title: string; order: Order }>> = {
  name: { title: 'Product', order: (a, b) => a.name.localeCompare(b.name, 'en') },
  brand: { title: 'Brand', order: (a, b) => a.brand.localeCompare(b.brand, 'en') },
  price: { title: 'Price', order: (a, b) => a.cents - b.cents },
  rating: { title: 'Rating', order: (a, b) => b.rating - a.rating },
  reviews: { title: 'Reviews', order: (a, b) => b.reviews - a.reviews },
  stock: { title: 'In stock', order: (a, b) => b.stock - a.stock },
}

const row = (product: Product) => html`<tr>
  <th scope="row"><a href="/product/${product.id}">${product.name}</a></th><td>${product.brand}</td>
  <td class="number">${money(product.cents)}</td><td class="number">${product.rating.toFixed(1)}</td>
  <td class="number">${product.reviews}</td><td class="number">${product.stock}</td></tr>`

export const compare: Handler = (context) => {
  const asked = context.url.searchParams.get('category') ?? ''
  const category = Object.hasOwn(TITLES, asked) ? asked : 'lamps'
  const wanted = context.url.searchParams.get('sort') ?? ''
  const sort = Object.hasOwn(COLUMNS, wanted) ? wanted : 'name'
  const rows = PRODUCTS.filter((product) => product.category === category).sort(COLUMNS[sort]?.order)
  const head = Object.entries(COLUMNS).map(([id, { title }]) => {
    const query = new URLSearchParams({ category, sort: id })
    const here =
      id === sort && html`aria-sort="${['name', 'brand', 'price'].includes(id) ? 'ascending' : 'descending'}"`
    const look = !['name', 'brand'].includes(id) && html`class="number"`
    return html`<th scope="col" ${look} ${here}><a href="/compare?${query.toString()}">${title}</a></th>`
  })
  const choice = html`<form class="sort" action="/compare"><label for="category">Department</label>
    <select class="form-select" id="category" name="category">${Object.entries(TITLES).map(
      ([id, title]) => html`<option value="${id}" ${id === category && html`selected`}>${title}</option>`,
    )}</select><button class="btn btn-outline-accent" type="submit">Show</button></form>`
  const main = html`<div class="listing-head"><h1>Side by side</h1>${choice}</div>
    <div class="table-scroll" tabindex="0" role="region" aria-label="Comparison"><table class="table caption-top">
      <caption>${TITLES[category]}, ${rows.length} products</caption>
      <thead><tr>${head}</tr></thead><tbody>${rows.map(row)}</tbody></table></div>`
  return page(layout(context, { title: `Compare ${TITLES[category] ?? ''}`, main }))
}
