import { countOf } from '../basket.ts'
import { TITLES } from '../data/goods.ts'
import { type Html, html, type Part } from '../html.ts'
import type { Context } from '../route.ts'
import { consentBanner } from './consent.ts'

export interface PageParts {
  title: string
  main: Part
  /** widget libraries of this page, by their name under /lib/ */
  libs?: readonly string[]
  /** the page's own modules */
  scripts?: readonly string[]
}

const heart = html`<svg viewBox="0 0 24 24" width="22" height="22" fill="none" stroke="currentColor" stroke-width="1.8">
  <path d="M12 20s-7.5-4.6-7.5-10.2A4.3 4.3 0 0 1 12 7a4.3 4.3 0 0 1 7.5 2.8C19.5 15.4 12 20 12 20z"/></svg>`

export const basketLink = (items: number): Html =>
  html`<a class="nav-link" id="basket-link" href="/basket">Basket <span class="badge rounded-pill">${items}</span>
    <span class="visually-hidden">${items === 1 ? 'item' : 'items'}</span></a>`

const searchForm = (query: string): Html => html`<form class="search" role="search" action="/search">
  <label class="visually-hidden" for="q">Search the shop</label>
  <input class="form-control" id="q" name="q" type="search" value="${query}" placeholder="Lamps, toys, soup…"
    maxlength="100" autocomplete="off" role="combobox" aria-autocomplete="list" aria-expanded="false"
    aria-controls="suggestions">
  <button class="btn btn-accent" type="submit">Search</button>
  <ul class="suggestions" id="suggestions" role="listbox" aria-label="Suggestions" hidden></ul>
</form>`

const header = ({ session, url }: Context): Html => {
  const accountName = session.user ? 'Ann’s account' : 'Account'
  return html`<header class="navbar navbar-expand-lg">
  <div class="container-xl">
    <a class="navbar-brand" href="/">Lumen <em>&amp;</em> Loaf</a>
    <button class="navbar-toggler" type="button" data-bs-toggle="collapse" data-bs-target="#menu" aria-controls="menu"
      aria-expanded="false" aria-label="Menu"><span class="navbar-toggler-icon"></span></button>
    <nav class="collapse navbar-collapse" id="menu" aria-label="Shop">
      <ul class="navbar-nav">
        <li class="nav-item dropdown">
          <button class="nav-link dropdown-toggle" type="button" data-bs-toggle="dropdown" aria-expanded="false">
            Departments</button>
          <ul class="dropdown-menu">
            ${Object.entries(TITLES).map(
              ([id, title]) => html`<li><a class="dropdown-item" href="/category/${id}">${title}</a></li>`,
            )}
            <li><hr class="dropdown-divider"></li>
            <li><a class="dropdown-item" href="/products">All products</a></li>
          </ul>
        </li>
        <li class="nav-item"><a class="nav-link" href="/compare">Compare</a></li>
        <li class="nav-item"><a class="nav-link" href="/reviews">Reviews</a></li>
        <li class="nav-item"><a class="nav-link" href="/contact">Contact</a></li>
      </ul>
      ${searchForm(url.pathname === '/search' ? (url.searchParams.get('q') ?? '') : '')}
      <ul class="navbar-nav">
        <li class="nav-item"><a class="nav-link" href="/account">${accountName}</a></li>
        <li class="nav-item"><a class="nav-link icon" href="/wishlist" title="Wishlist">${heart}</a></li>
        <li class="nav-item">${basketLink(countOf(session.basket))}</li>
      </ul>
    </nav>
  </div>
</header>`
}

const footer = html`<footer>
  <div class="container-xl">
    <p class="practice"><strong>A practice shop: nothing is sold.</strong> Every order ends on this computer.</p>
    <nav aria-label="Service">
      <a href="/service">Customer service</a> <a href="/contact">Contact</a> <a href="/reviews">Reviews</a>
      <a href="/account">Account</a> <a href="/login">Sign in</a>
    </nav>
    <news-letter></news-letter>
  </div>
</footer>`

const STYLES: Readonly<Record<string, readonly string[]>> = {
  flatpickr: ['flatpickr.css', 'flatpickr-dark.css'],
  nouislider: ['nouislider.css'],
  'tom-select': ['tom-select.css'],
  shoelace: ['shoelace/themes/light.css', 'shoelace/themes/dark.css'],
}

const styleLink = (file: string): Html => html`<link rel="stylesheet" href="/lib/${file}"
    ${file === 'flatpickr-dark.css' && html`media="(prefers-color-scheme: dark)"`}>`

/** Shoelace's components are modules that the page's own module imports. */
const SCRIPTS: readonly string[] = ['flatpickr', 'nouislider', 'tom-select']

export const layout = (context: Context, { title, main, libs = [], scripts = [] }: PageParts): Html =>
  html`<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>${title} · Lumen & Loaf</title>
  <link rel="icon" href="/assets/icon.svg">
  <script src="/assets/theme.js"></script>
  <link rel="stylesheet" href="/lib/bootstrap.css">
  ${libs.flatMap((lib) => STYLES[lib] ?? []).map(styleLink)}
  <link rel="stylesheet" href="/assets/shop.css">
  <link rel="stylesheet" href="/assets/parts.css">
  <link rel="stylesheet" href="/assets/buy.css">
  <link rel="stylesheet" href="/assets/checkout.css">
  <script defer src="/lib/bootstrap.js"></script>
  ${libs.filter((lib) => SCRIPTS.includes(lib)).map((lib) => html`<script defer src="/lib/${lib}.js"></script>`)}
  ${['main', ...scripts].map((script) => html`<script type="module" src="/assets/${script}.js"></script>`)}
</head>
<body>
  <a class="skip visually-hidden-focusable" href="#main">Skip to content</a>
  ${header(context)}
  <main class="container-xl" id="main">${main}</main>
  ${footer}
  <div class="toast-container position-fixed top-0 end-0 p-3" id="toasts" aria-live="polite"></div>
  ${!context.consent && consentBanner}
</body>
</html>`
