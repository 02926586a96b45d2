import { COLOURS, TITLES } from '../data/goods.ts'
import { PRODUCTS, searchProducts } from '../data/products.ts'
import { type Html, html, type Part } from '../html.ts'
import { json, page, type Reply } from '../http.ts'
import { applyFilters, type Filters, facetsOf, filtersOf, inCategory, PAGE_SIZE, SORTS } from '../listing.ts'
import { money } from '../money.ts'
import type { Context, Handler } from '../route.ts'
import type { Product } from '../types.ts'
import { cards } from './cards.ts'
import { layout } from './layout.ts'
import { problem } from './problem.ts'

const box = (name: string, value: string, label: Part, on: boolean): Html => html`<div class="form-check">
  <input class="form-check-input" type="checkbox" id="${name}-${value}" name="${name}" value="${value}"
    ${on && html`checked`}>
  <label class="form-check-label" for="${name}-${value}">${label}</label></div>`

const dot = (colour: string): Html => html`<i class="dot" style="background: ${COLOURS[colour]}"></i>${colour}`

const filterForm = (products: readonly Product[], filters: Filters, query: string | null): Html => {
  const { brands, colours, low, high } = facetsOf(products)
  const max = Math.min(filters.max, high)
  const min = Math.max(filters.min, low)
  return html`<form class="filters" id="filters" aria-label="Filters">
    ${query !== null && html`<input type="hidden" name="q" value="${query}">`}
    <fieldset><legend>Brand</legend>
      ${brands.map((brand) => box('brand', brand, brand, filters.brands.includes(brand)))}</fieldset>
    ${
      colours.length > 0 &&
      html`<fieldset><legend>Colour</legend>
      ${colours.map((colour) => box('colour', colour, dot(colour), filters.colours.includes(colour)))}</fieldset>`
    }
    <fieldset><legend>Price</legend>
      <div class="price-range" id="price" data-low="${low}" data-high="${high}"></div>
      <p class="price-words" id="price-words">€${min} to €${max}</p>
      <input type="hidden" name="min" value="${min}"><input type="hidden" name="max" value="${max}"></fieldset>
    <fieldset><legend>Availability</legend>${box('stock', '1', 'In stock only', filters.inStock)}</fieldset>
    <noscript><button class="btn btn-accent" type="submit">Apply</button></noscript>
    <button class="btn btn-link p-0" type="button" id="clear-filters">Clear all filters</button>
  </form>`
}

const sortSelect = (chosen: string): Html => html`<div class="sort">
  <label for="sort">Sort by</label>
  <select class="form-select" id="sort" name="sort" form="filters">
    ${Object.entries(SORTS).map(
      ([id, { label }]) => html`<option value="${id}" ${id === chosen && html`selected`}>${label}</option>`,
    )}
  </select></div>`

const pager = (url: URL, current: number, pages: number): Part =>
  pages > 1 &&
  html`<nav aria-label="Pages"><ul class="pagination">
    ${Array.from({ length: pages }, (_, index) => {
      const query = new URLSearchParams(url.searchParams)
      query.set('page', String(index + 1))
      const here = index + 1 === current
      return html`<li class="page-item ${here && 'active'}"><a class="page-link" href="?${query.toString()}"
        aria-label="Page ${index + 1}" ${here && html`aria-current="page"`}>${index + 1}</a></li>`
    })}
  </ul></nav>`

const results = (products: readonly Product[], filters: Filters, url: URL): Html => {
  const found = applyFilters(products, filters)
  const pages = Math.ceil(found.length / PAGE_SIZE)
  const current = Math.min(filters.page, Math.max(pages, 1))
  return html`<div id="results">
    <h2 class="visually-hidden">Products</h2>
    <p class="count" role="status">${found.length === 1 ? '1 product' : `${found.length} products`}</p>
    ${found.length === 0 && html`<p>Nothing fits all of these filters.</p>`}
    ${cards(found.slice((current - 1) * PAGE_SIZE, current * PAGE_SIZE))}
    ${pager(url, current, pages)}
  </div>`
}

const listing = (context: Context, title: string, products: readonly Product[], query: string | null): Reply => {
  const filters = filtersOf(context.url.searchParams)
  const shown = results(products, filters, context.url)
  if (context.fragment) return page(shown)
  const main = html`<nav aria-label="Breadcrumb"><ol class="breadcrumb">
      <li class="breadcrumb-item"><a href="/">Front page</a></li>
      <li class="breadcrumb-item active" aria-current="page">${query === null ? title : 'Search'}</li></ol></nav>
    <div class="listing-head"><h1>${title}</h1>${products.length > 0 && sortSelect(filters.sort)}</div>
    ${
      products.length > 0
        ? html`<div class="listing"><aside aria-label="Refine">
            <details class="filters-fold" open><summary>Filters</summary>
              ${filterForm(products, filters, query)}</details>
          </aside>${shown}</div>`
        : html`<p role="status">We found nothing for that. Try “lamp”, “bear” or “soup”.</p>`
    }`
  return page(layout(context, { title, main, libs: ['nouislider'], scripts: ['listing'] }))
}

export const category: Handler = (context) =>
  Object.hasOwn(TITLES, context.param)
    ? listing(context, TITLES[context.param] ?? '', inCategory(context.param), null)
    : problem(context, 404, 'There is no such department.')

export const allProducts: Handler = (context) => listing(context, 'All products', PRODUCTS, null)

const queryOf = ({ url }: Context): string => (url.searchParams.get('q') ?? '').trim().slice(0, 100)

export const search: Handler = (context) => {
  const query = queryOf(context)
  if (query && !context.fragment) context.session.searches.push(query)
  return listing(context, query ? `Results for “${query}”` : 'Search', searchProducts(query), query)
}

export const suggest: Handler = (context) =>
  json(
    searchProducts(queryOf(context))
      .slice(0, 6)
      .map(({ id, name, cents }) => ({ name, price: money(cents), href: `/product/${id}` })),
  )
