import { isEmail } from '../checkout.ts'
import { productOf } from '../data/products.ts'
import { json, seeOther } from '../http.ts'
import { deletedPage, loginPage } from '../pages/account.ts'
import { contactPage, TOPICS } from '../pages/service.ts'
import type { Handler } from '../route.ts'

const ANN = { email: 'ann@example.com', password: 'correct-horse' }

export const showLogin: Handler = (context) => loginPage(context, '', null)

export const login: Handler = (context) => {
  const email = (context.fields.get('email') ?? '').trim().slice(0, 200)
  const right = email.toLowerCase() === ANN.email && context.fields.get('password') === ANN.password
  if (!right || context.store.deleted.includes(ANN.email)) {
    return loginPage(context, email, 'E-mail or password is wrong.')
  }
  context.session.user = ANN.email
  return seeOther('/account')
}

export const logout: Handler = ({ session }) => {
  session.user = null
  return seeOther('/account')
}

export const deleteAccount: Handler = (context) => {
  const { session, store } = context
  store.deleted.push(session.user ?? `guest ${session.id}`)
  Object.assign(session, { user: null, address: null, orders: [], wishlist: [] })
  return deletedPage(context)
}

const STARS = /^[1-5](\.5)?$/

export const rate: Handler = ({ fields, session, store }) => {
  const product = productOf(fields.get('product') ?? '')
  const stars = fields.get('stars') ?? ''
  if (!product) return json({ ok: false, message: 'We do not have such a product.' }, 404)
  if (!STARS.test(stars)) return json({ ok: false, message: 'Please give 1 to 5 stars.' }, 422)
  store.ratings.push({ session: session.id, product: product.id, stars: Number(stars) })
  return json({ ok: true, message: `Thank you, you gave ${stars} of 5 stars.` })
}

export const wish: Handler = ({ fields, session }) => {
  const product = productOf(fields.get('product') ?? '')
  if (!product) return json({ ok: false, message: 'We do not have such a product.' }, 404)
  const had = session.wishlist.includes(product.id)
  session.wishlist = had ? session.wishlist.filter((id) => id !== product.id) : [...session.wishlist, product.id]
  return json({ ok: true, wished: !had, message: had ? 'Taken off the wishlist.' : 'Put on the wishlist.' })
}

export const subscribe: Handler = ({ fields, store }) => {
  const email = (fields.get('email') ?? '').trim()
  if (!isEmail(email)) return json({ ok: false, message: 'Enter an e-mail address like name@example.com.' }, 422)
  if (!store.subscribers.includes(email)) store.subscribers.push(email)
  return json({ ok: true, message: `Welcome, ${email}.` })
}

const YEAR = 31_536_000

export const consent: Handler = ({ fields, session }) => {
  const choice = fields.get('choice') ?? ''
  if (!/^[a-z ]{1,60}$/.test(choice)) return json({ ok: false, message: 'Choose some cookies.' }, 422)
  session.consent = choice
  const reply = json({ ok: true })
  reply.headers['set-cookie'] = `consent=${encodeURIComponent(choice)}; Path=/; SameSite=Lax; Max-Age=${YEAR}`
  return reply
}

export const showContact: Handler = (context) =>
  contactPage(context, { name: '', email: '', topic: '', text: '' }, {}, context.url.searchParams.has('sent'))

export const contact: Handler = (context) => {
  const text = (name: string, most: number): string => (context.fields.get(name) ?? '').trim().slice(0, most)
  const letter = {
    name: text('name', 200),
    email: text('email', 200),
    topic: text('topic', 50),
    text: text('text', 5000),
  }
  const errors: Record<string, string> = {}
  if (letter.name === '') errors.name = 'Enter your name.'
  if (!isEmail(letter.email)) errors.email = 'Enter an e-mail address like name@example.com.'
  if (!TOPICS.some((topic) => topic === letter.topic)) errors.topic = 'Choose what it is about.'
  if (letter.text.length < 10) errors.text = 'Write at least ten characters.'
  if (Object.keys(errors).length > 0) return contactPage(context, letter, errors, false)
  context.store.messages.push({ session: context.session.id, ...letter })
  return seeOther('/contact?sent')
}
