import { productOf } from '../data/products.ts'
import { html } from '../html.ts'
import { page, type Reply } from '../http.ts'
import { money } from '../money.ts'
import type { Context, Handler } from '../route.ts'
import { cards } from './cards.ts'
import { layout } from './layout.ts'

export const account: Handler = (context) => {
  const { session, store } = context
  const orders = store.orders.filter(({ number }) => session.orders.includes(number))
  const main = html`<section class="narrow"><h1>${session.user ? 'Ann’s account' : 'Your guest account'}</h1>
    ${
      session.user
        ? html`<p>Signed in as ${session.user}.</p><form method="post" action="/logout">
          <button class="btn btn-outline-accent" type="submit">Sign out</button></form>`
        : html`<p>You are here as a guest. <a href="/login">Sign in</a></p>`
    }
    <h2>Orders</h2>
    ${orders.length === 0 && html`<p>No orders yet.</p>`}
    <ul>${orders.map(
      ({ number, totals }) => html`<li><a href="/orders/${number}">${number}</a>, ${money(totals.total)}</li>`,
    )}</ul>
    <section class="danger" aria-labelledby="danger"><h2 id="danger">Danger zone</h2>
      <p>This removes your orders, your wishlist and your address. It cannot be undone.</p>
      <form method="post" action="/account/delete">
        <button class="btn btn-danger" type="submit">Delete my account</button></form></section></section>`
  return page(layout(context, { title: 'Account', main }))
}

export const deletedPage = (context: Context): Reply => {
  const main = html`<section class="narrow"><h1>Your account was deleted</h1>
    <p role="status">Your orders, your wishlist and your address are gone.</p>
    <p><a href="/">Front page</a></p></section>`
  return page(layout(context, { title: 'Account deleted', main }))
}

export const loginPage = (context: Context, email: string, error: string | null): Reply => {
  const main = html`<section class="narrow"><h1>Sign in</h1>
    ${error && html`<p class="alert alert-danger" role="alert">${error}</p>`}
    <form method="post" action="/login">
      <div class="field"><label class="form-label" for="email">E-mail</label>
        <input class="form-control" id="email" name="email" type="email" value="${email}" autocomplete="username"
          required></div>
      <div class="field"><label class="form-label" for="password">Password</label>
        <input class="form-control" id="password" name="password" type="password" autocomplete="current-password"
          required></div>
      <button class="btn btn-accent" type="submit">Sign in</button></form>
    <p class="form-text">For practice: ann@example.com, correct-horse.</p></section>`
  return page(layout(context, { title: 'Sign in', main }), error ? 401 : 200)
}

export const wishlist: Handler = (context) => {
  const products = context.session.wishlist.flatMap((id) => productOf(id) ?? [])
  const main = html`<h1>Wishlist</h1>
    ${products.length > 0 ? cards(products) : html`<p>Nothing wished for yet.</p>`}`
  return page(layout(context, { title: 'Wishlist', main }))
}
