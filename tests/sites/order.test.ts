import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { DELIVERIES, totalsOf } from '../../sites/shop/basket.ts'
import { dateError, dayAhead } from '../../sites/shop/checkout.ts'
import { type Shop, startShop } from '../../sites/shop/server.ts'
import { Visitor } from './visitor.ts'

let shop: Shop
let ann: Visitor

beforeAll(async () => {
  shop = await startShop({ listDelay: 0 })
})
afterAll(() => shop.close())
beforeEach(() => {
  shop.reset()
  ann = new Visitor(shop.url)
})

const LAMP = { product: 'desk-lamp-nova', 'option.Colour': 'Brass', qty: '2' }
const ADDRESS = {
  email: 'ann@example.com',
  name: 'Ann Lee',
  street: '5 Mill Lane',
  postcode: '10115',
  city: 'Berlin',
  country: 'DE',
}

/** The next day on which the shop delivers. */
const goodDay = (): string => [1, 2].map((days) => dayAhead(days)).find((day) => dateError(day) === null) ?? ''
const sunday = (): string =>
  [1, 2, 3, 4, 5, 6, 7].map((days) => dayAhead(days)).find((day) => dateError(day) !== null) ?? ''

const payOnInvoice = async (page: string): Promise<void> => {
  const payment = /payment=([\w-]+)/.exec(page)?.[1] ?? ''
  const paid = await new Visitor(shop.payUrl).post('/invoice', { payment })
  expect(paid.status).toBe(200)
}

const toDelivery = async (): Promise<string> => {
  await ann.post('/basket/add', LAMP)
  expect((await ann.post('/checkout/address', ADDRESS)).headers.get('location')).toBe('/checkout/delivery')
  return ann.text('/checkout/delivery')
}

describe('basket', () => {
  it('adds, joins equal lines, changes and removes', async () => {
    const added = await ann.post('/basket/add', LAMP, true)
    expect(await added.json()).toEqual({ ok: true, message: 'Added to basket: 2 × Desk Lamp Nova, Brass', count: 2 })
    await ann.post('/basket/add', { ...LAMP, qty: '1' })
    await ann.post('/basket/add', { ...LAMP, 'option.Colour': 'White' })
    const [basket] = Object.values(shop.state().baskets)
    expect(basket?.lines.map(({ options, qty }) => [options.Colour, qty])).toEqual([
      ['Brass', 3],
      ['White', 2],
    ])
    await ann.post('/basket/quantity', { line: 'desk-lamp-nova--white', qty: '5' })
    await ann.post('/basket/remove', { line: 'desk-lamp-nova--brass' })
    expect(Object.values(shop.state().baskets)[0]?.lines.map(({ qty }) => qty)).toEqual([5])
    expect(shop.state().counters).toEqual({ '/basket/add': 3, '/basket/quantity': 1, '/basket/remove': 1 })
  })

  it.each([
    [404, { product: 'no-such-thing' }],
    [422, { product: 'desk-lamp-nova', qty: '1' }],
    [422, { ...LAMP, qty: '-1' }],
    [422, { ...LAMP, qty: '1.5' }],
    [422, { ...LAMP, 'option.Colour': 'Mauve' }],
    [409, { ...LAMP, qty: '21' }],
    [409, { product: 'desk-lamp-nova-pro', 'option.Colour': 'Black', qty: '1' }],
  ])('refuses with %i: %j', async (status, fields) => {
    const reply = await ann.post('/basket/add', fields, true)
    expect([reply.status, ((await reply.json()) as { ok: boolean }).ok]).toEqual([status, false])
    expect(shop.state().baskets).toEqual({})
  })

  it('takes WELCOME10 and says so when a code is wrong', async () => {
    await ann.post('/basket/add', LAMP)
    const wrong = await ann.post('/basket/coupon', { code: 'WELCOME99' })
    expect(wrong.status).toBe(422)
    expect(await wrong.text()).toContain('There is no code “WELCOME99”.')
    expect((await ann.post('/basket/coupon', { code: ' welcome10 ' })).status).toBe(303)
    expect(await ann.text('/basket')).toContain('€70.20')
  })

  it('counts delivery by method and value', () => {
    const line = { id: 'x', product: 'x', name: 'x', options: {}, qty: 1, cents: 8000 }
    const shipping = (coupon: string | null): number[] =>
      DELIVERIES.map((delivery) => totalsOf({ lines: [line], coupon }, delivery).shipping)
    expect([shipping(null), shipping('WELCOME10')]).toEqual([
      [0, 1290, 0],
      [490, 1290, 0],
    ])
  })

  it('keeps visitors apart', async () => {
    await ann.post('/basket/add', LAMP)
    expect(await new Visitor(shop.url).text('/basket')).toContain('Your basket is empty.')
  })
})

describe('checkout', () => {
  it('sends an empty basket back', async () => {
    for (const path of ['/checkout/address', '/checkout/delivery']) {
      expect((await ann.get(path)).headers.get('location')).toBe('/basket')
    }
    expect((await ann.post('/checkout/place', {})).headers.get('location')).toBe('/basket')
  })

  it('tells what is wrong with an address beside the field and on top', async () => {
    await ann.post('/basket/add', LAMP)
    const reply = await ann.post('/checkout/address', { ...ADDRESS, email: 'ann@', postcode: '1', country: 'XX' })
    const page = await reply.text()
    expect(reply.status).toBe(422)
    expect(page).toContain('Please check 3 things')
    expect(page).toMatch(/id="email"[^>]*aria-invalid="true" aria-describedby="email-error"/)
    expect(page).toContain('value="Ann Lee"')
  })

  it('refuses an order that lacks something and stores none', async () => {
    await toDelivery()
    const reply = await ann.post('/checkout/place', { date: sunday(), gift: 'on', note: ' ' })
    const page = await reply.text()
    expect(reply.status).toBe(422)
    for (const words of [
      'not deliver on Sundays',
      'how it should be delivered',
      'Write a gift note',
      'want to pay',
      'accept',
    ]) {
      expect(page).toContain(words)
    }
    expect(shop.state().orders).toEqual([])
  })

  it('takes a whole order once', async () => {
    await payOnInvoice(await toDelivery())
    const choice = { date: goodDay(), method: 'express', gift: 'on', note: 'For you', terms: 'on' }
    const placed = await ann.post('/checkout/place', choice)
    expect(placed.headers.get('location')).toBe('/orders/LL-10001')
    expect((await ann.post('/checkout/place', choice)).headers.get('location')).toBe('/basket')
    expect(await ann.text('/orders/LL-10001')).toContain('€90.90')
    expect((await new Visitor(shop.url).get('/orders/LL-10001')).status).toBe(404)
    const { orders, counters } = shop.state()
    expect(orders).toHaveLength(1)
    expect(orders[0]).toMatchObject({
      number: 'LL-10001',
      items: [{ name: 'Desk Lamp Nova', options: { Colour: 'Brass' }, qty: 2 }],
      address: { name: 'Ann Lee', country: 'DE' },
      deliveryDate: choice.date,
      method: 'express',
      giftNote: 'For you',
      newsletter: false,
      payment: { method: 'invoice', status: 'on invoice' },
      totals: { total: 9090 },
    })
    expect(counters).toEqual({
      '/basket/add': 1,
      '/checkout/address': 1,
      'pay:/invoice': 1,
      '/checkout/place': 2,
    })
  })

  it.each([
    ['2026-02-30', 'Choose a delivery date.'],
    ['tomorrow', 'Choose a delivery date.'],
    ['2020-01-01', 'Choose a date within the next sixty days.'],
  ])('refuses the date %s', (date, message) => expect(dateError(date)).toBe(message))
})

describe('payment frame', () => {
  it('checks cards and keeps four digits', async () => {
    const page = await toDelivery()
    const payment = /payment=([\w-]+)/.exec(page)?.[1] ?? ''
    const pay = new Visitor(shop.payUrl)
    const card = { payment, number: '4242 4242 4242 4242', expiry: '09/31', cvc: '123' }
    expect((await pay.post('/card', { ...card, number: '4242 4242 4242 4241' })).status).toBe(422)
    expect((await pay.post('/card', { ...card, expiry: '13/31' })).status).toBe(422)
    expect((await pay.post('/card', { ...card, payment: 'nobody' })).status).toBe(404)
    expect(await (await pay.post('/card', card)).json()).toEqual({ ok: true, message: 'By card ending in 4242' })
    expect((await pay.get('/frame?payment=nobody')).status).toBe(404)
  })

  it('goes by the address it is given', async () => {
    const other = await startShop({ payOrigin: 'http://pay.test:{port}' })
    try {
      const reply = await fetch(other.url)
      expect(reply.headers.get('content-security-policy')).toContain(`frame-src http://pay.test:${other.payPort}`)
    } finally {
      await other.close()
    }
  })
})
