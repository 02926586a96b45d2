import { REVIEWS } from '../data/reviews.ts'
import { html } from '../html.ts'
import { json, page, type Reply } from '../http.ts'
import type { Context, Handler } from '../route.ts'
import { type Errors, errorOf, field, labelOf, summary } from './fields.ts'
import { layout } from './layout.ts'

export const TOPICS = ['An order', 'A product', 'A return', 'Something else'] as const

export interface Letter {
  name: string
  email: string
  topic: string
  text: string
}

export const contactPage = (context: Context, letter: Letter, errors: Errors, sent: boolean): Reply => {
  const topic = html`<div class="field">${labelOf('topic', 'What is it about?', true)}
    <select class="form-select" id="topic" name="topic"><option value="">Please choose</option>
      ${TOPICS.map((name) => html`<option ${name === letter.topic && html`selected`}>${name}</option>`)}</select>
    ${errorOf('topic', errors)}</div>`
  const main = html`<section class="narrow"><h1>Write to us</h1>
    ${sent && html`<p class="alert alert-success" role="status">Your message was sent. Nobody will read it.</p>`}
    <form method="post" action="/contact" novalidate>${summary(errors)}
      ${field({ name: 'name', label: 'Name', value: letter.name, errors, autocomplete: 'name' })}
      ${field({ name: 'email', label: 'E-mail', value: letter.email, errors, type: 'email', autocomplete: 'email' })}
      ${topic}
      ${field({ name: 'text', label: 'Message', value: letter.text, errors, rows: 6 })}
      <button class="btn btn-accent" type="submit">Send message</button></form></section>`
  const wrong = Object.keys(errors).length > 0
  return page(layout(context, { title: `${wrong ? 'Error: ' : ''}Contact`, main }), wrong ? 422 : 200)
}

export const service: Handler = (context) => {
  const main = html`<section class="narrow"><h1>Customer service</h1>
    <p>An old-fashioned counter with old-fashioned dialogs.</p>
    <div class="counter">
      <div><h2>Opening hours</h2><button class="btn btn-outline-accent" type="button" id="hours">
        Show opening hours</button></div>
      <div><h2>Paper catalogue</h2><p id="catalogue-state">You get the paper catalogue.</p>
        <button class="btn btn-outline-accent" type="button" id="catalogue">Cancel the catalogue</button></div>
      <div><h2>Queue</h2><p id="queue-state">Nobody is called at the moment.</p>
        <button class="btn btn-outline-accent" type="button" id="queue">Take a number</button></div>
    </div></section>`
  return page(layout(context, { title: 'Customer service', main, scripts: ['service'] }))
}

export const reviews: Handler = (context) => {
  const main = html`<section class="narrow"><h1>What people say</h1>
    <p>All ${REVIEWS.length} reviews, the newest first. More come as you scroll.</p>
    <div class="reviews" id="reviews" role="feed" aria-label="Reviews" aria-busy="false"></div>
    <p class="loading" role="status" id="loading">Loading…</p></section>`
  return page(layout(context, { title: 'Reviews', main, scripts: ['reviews'] }))
}

const BATCH = 10

export const reviewsFrom: Handler = async ({ url, listDelay }) => {
  const from = Number(url.searchParams.get('from') ?? 0)
  if (!Number.isInteger(from) || from < 0) return json({ message: 'Ask from 0 on.' }, 400)
  await new Promise((resolve) => setTimeout(resolve, listDelay))
  return json({ items: REVIEWS.slice(from, from + BATCH), total: REVIEWS.length })
}
