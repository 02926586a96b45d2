import { countryOf } from '../data/countries.ts'
import { html } from '../html.ts'
import { page, type Reply } from '../http.ts'
import { money } from '../money.ts'
import type { Context } from '../route.ts'
import type { Order } from '../types.ts'
import { steps } from './address.ts'
import { optionWords, totalsList } from './basket.ts'
import { deliveryWords, paymentWords } from './delivery.ts'
import { layout } from './layout.ts'

const dayWords = (date: string): string =>
  new Date(`${date}T00:00:00Z`).toLocaleDateString('en-GB', { dateStyle: 'full', timeZone: 'UTC' })

export const orderPage = (context: Context, order: Order): Reply => {
  const { address, items, totals } = order
  const main = html`${steps(3)}<section class="narrow order">
    <h1>Thank you, ${address.name}</h1>
    <p class="lead">Your order number is <strong id="order-number">${order.number}</strong>.</p>
    <p>We would write to ${address.email}, if we wrote to anyone.</p>
    <div class="table-scroll"><table class="table caption-top"><caption>What you ordered</caption>
      <thead><tr><th scope="col">Item</th><th scope="col">Options</th><th scope="col">Quantity</th>
        <th scope="col">Price</th></tr></thead>
      <tbody>${items.map(
        (line) => html`<tr><th scope="row">${line.name}</th><td>${optionWords(line)}</td><td>${line.qty}</td>
          <td>${money(line.qty * line.cents)}</td></tr>`,
      )}</tbody></table></div>
    ${totalsList({ lines: items, coupon: order.coupon }, totals, order.method)}
    <h2>How it comes</h2>
    <dl class="facts"><dt>Delivery</dt><dd>${deliveryWords(order.method)}, ${dayWords(order.deliveryDate)}</dd>
      <dt>Address</dt><dd>${address.street}, ${address.postcode} ${address.city}, ${countryOf(address.country)}</dd>
      <dt>Payment</dt><dd>${paymentWords(order.payment)}</dd>
      <dt>Gift note</dt><dd>${order.giftNote ?? 'None'}</dd>
      <dt>Newsletter</dt><dd>${order.newsletter ? 'Yes' : 'No'}</dd></dl>
    <p><a class="btn btn-outline-accent" href="/">Back to the front page</a></p></section>`
  return page(layout(context, { title: `Order ${order.number}`, main }))
}
