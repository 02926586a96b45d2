import { html } from '../html.ts'
import { page, type Reply } from '../http.ts'
import type { Context } from '../route.ts'
import { layout } from './layout.ts'

const HEADINGS: Readonly<Record<number, string>> = {
  400: 'We could not read that',
  404: 'Not found',
  405: 'Not that way',
  413: 'Too long',
  415: 'Not in that form',
  500: 'Sorry',
}

export const problem = (context: Context, status: number, message: string): Reply => {
  const title = HEADINGS[status] ?? 'Sorry'
  const main = html`<section class="narrow">
    <h1>${title}</h1>
    <p role="alert">${message}</p>
    <p><a href="/">Back to the front page</a></p>
  </section>`
  return page(layout(context, { title, main }), status)
}
