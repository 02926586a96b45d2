import { json } from '../http.ts'
import { account, wishlist } from '../pages/account.ts'
import { basketPage } from '../pages/basket.ts'
import { compare } from '../pages/compare.ts'
import { home } from '../pages/home.ts'
import { allProducts, category, search, suggest } from '../pages/listing.ts'
import { product } from '../pages/product.ts'
import { reviews, reviewsFrom, service } from '../pages/service.ts'
import type { Routes } from '../route.ts'
import { emptyStore, snapshotOf } from '../store.ts'
import {
  consent,
  contact,
  deleteAccount,
  login,
  logout,
  rate,
  showContact,
  showLogin,
  subscribe,
  wish,
} from './account.ts'
import { add, coupon, quantity, remove } from './basket.ts'
import { placeOrder, showAddress, showDelivery, showOrder, takeAddress } from './checkout.ts'

export const shopRoutes: Routes = {
  '/': { GET: home },
  '/search': { GET: search },
  '/products': { GET: allProducts },
  '/category/:id': { GET: category },
  '/product/:id': { GET: product },
  '/compare': { GET: compare },
  '/reviews': { GET: reviews },
  '/service': { GET: service },
  '/contact': { GET: showContact, POST: contact },
  '/basket': { GET: (context) => basketPage(context) },
  '/basket/add': { POST: add },
  '/basket/quantity': { POST: quantity },
  '/basket/remove': { POST: remove },
  '/basket/coupon': { POST: coupon },
  '/checkout/address': { GET: showAddress, POST: takeAddress },
  '/checkout/delivery': { GET: showDelivery },
  '/checkout/place': { POST: placeOrder },
  '/orders/:id': { GET: showOrder },
  '/account': { GET: account },
  '/account/delete': { POST: deleteAccount },
  '/login': { GET: showLogin, POST: login },
  '/logout': { POST: logout },
  '/wishlist': { GET: wishlist },
  '/api/suggest': { GET: suggest },
  '/api/reviews': { GET: reviewsFrom },
  '/api/wish': { POST: wish },
  '/api/rate': { POST: rate },
  '/api/newsletter': { POST: subscribe },
  '/api/consent': { POST: consent },
  '/api/state': { GET: ({ store }) => json(snapshotOf(store)) },
  '/api/reset': {
    POST: ({ store }) => {
      Object.assign(store, emptyStore())
      return json({ ok: true })
    },
  },
}
