import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { COUNTRIES } from '../../sites/shop/data/countries.ts'
import { PRODUCTS, searchProducts } from '../../sites/shop/data/products.ts'
import { html } from '../../sites/shop/html.ts'
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
describe('catalogue', () => {
  it('has about sixty products with ids of their own, in five departments', () => {
    expect(PRODUCTS.length).toBe(61)
    expect(new Set(PRODUCTS.map(({ id }) => id)).size).toBe(PRODUCTS.length)
    expect(new Set(PRODUCTS.map(({ category }) => category)).size).toBe(5)
    for (const { cents, stock, rating, options, blurb } of PRODUCTS) {
      expect([cents, stock, rating].every(Number.isFinite) && options[0]?.values[0] && blurb).toBeTruthy()
    }
  })

  it('finds every word, the exact name first, whatever the accents', () => {
    expect(searchProducts('desk lamp nova').map(({ name }) => name)).toEqual([
      'Desk Lamp Nova',
      'Desk Lamp Nova Mini',
      'Desk Lamp Nova Pro',
    ])
    expect(searchProducts('NOVA').length).toBe(5)
    expect(searchProducts('tromso')[0]?.name).toBe('Letters from Tromsø')
    expect(searchProducts('   ')).toEqual([])
  })

  it('escapes what it shows', () => {
    expect(html`<p title="${'"'}">${['<b>', false, null]}${3}</p>`.text).toBe('<p title="&quot;">&lt;b&gt;3</p>')
  })

  it('knows the countries by name', () => {
    expect(COUNTRIES.length).toBeGreaterThan(180)
    expect(new Map(COUNTRIES).get('FR')).toBe('France')
  })
})

describe('looking', () => {
  const pages = ['/', '/products', '/category/books', '/product/kite-swift', '/compare?category=toys', '/reviews']
  it.each([...pages, '/service', '/contact', '/account', '/login', '/wishlist', '/basket'])(
    'shows %s',
    async (path) => {
      const reply = await ann.get(path)
      expect(reply.status).toBe(200)
      expect(await reply.text()).toContain('A practice shop: nothing is sold.')
    },
  )

  it('remembers searches and suggests', async () => {
    expect(await ann.text('/search?q=bear')).toContain('Plush Bear Bruno Small')
    const suggested = (await (await ann.get('/api/suggest?q=nova')).json()) as { name: string }[]
    expect(suggested[0]?.name).toBe('Desk Lamp Nova')
    expect(Object.values(shop.state().searches)).toEqual([['bear']])
    expect(await ann.text(`/search?q=${encodeURIComponent('<script>x</script>')}`)).not.toContain('<script>x')
  })

  it('filters and sorts, and gives the part alone to a script', async () => {
    const part = await ann.text('/category/lamps?brand=Lumo&colour=Brass&max=60&stock=1&sort=price-up', true)
    expect(part.trim().startsWith('<div id="results">')).toBe(true)
    const names = [...part.matchAll(/stretched-link" href="[^"]+">([^<]+)/g)].map((match) => match[1])
    expect(names).toEqual(['Desk Lamp Nova Mini', 'Desk Lamp Nova', 'Wall Lamp Nova'])
    expect(await ann.text('/category/lamps?min=abc&sort=__proto__&page=-9')).toContain('13 products')
  })

  it('gives reviews ten at a time', async () => {
    const last = (await (await ann.get('/api/reviews?from=110')).json()) as { items: unknown[]; total: number }
    expect([last.items.length, last.total]).toEqual([10, 120])
    expect((await ann.get('/api/reviews?from=-1')).status).toBe(400)
  })

  it('gives out listed library files and nothing else', async () => {
    const files = ['bootstrap.js', 'flatpickr.css', 'nouislider.js', 'tom-select.js']
    for (const file of [...files, 'shoelace/components/rating/rating.js']) {
      expect([file, (await ann.get(`/lib/${file}`)).status]).toEqual([file, 200])
    }
    for (const path of [
      '/lib/zod/package.json',
      '/lib/constructor',
      '/lib/shoelace/%2e%2e/package.js',
      '/assets/..%2fmain.ts',
    ]) {
      expect([path, (await ann.get(path)).status]).toEqual([path, 404])
    }
  })
})

describe('people', () => {
  it('signs Ann in and deletes an account', async () => {
    expect((await ann.post('/login', { email: 'ann@example.com', password: 'wrong' })).status).toBe(401)
    const right = { email: 'ann@example.com', password: 'correct-horse' }
    expect((await ann.post('/login', right)).status).toBe(303)
    expect(Object.values(shop.state().signedIn)).toEqual(['ann@example.com'])
    await ann.post('/account/delete', {})
    expect(shop.state().deletedAccounts).toEqual(['ann@example.com'])
    expect((await ann.post('/login', right)).status).toBe(401)
  })

  it('keeps wishes, ratings, letters, subscribers and the choice of cookies', async () => {
    await ann.post('/api/wish', { product: 'kite-swift' })
    await ann.post('/api/rate', { product: 'kite-swift', stars: '4' })
    await ann.post('/api/newsletter', { email: 'a@example.com' })
    const letter = { name: 'Ann', email: 'a@example.com', topic: 'A return', text: 'The kite did not fly.' }
    expect((await ann.post('/contact', { ...letter, text: 'short' })).status).toBe(422)
    expect((await ann.post('/contact', letter)).status).toBe(303)
    expect(await ann.text('/')).toContain('Accept all')
    await ann.post('/api/consent', { choice: 'necessary' })
    expect(await ann.text('/')).not.toContain('Accept all')
    const state = shop.state()
    expect(Object.values(state.wishlists)).toEqual([['kite-swift']])
    expect(Object.values(state.consents)).toEqual(['necessary'])
    expect(state.ratings[0]?.stars).toBe(4)
    expect(state.messages[0]?.topic).toBe('A return')
    expect(state.subscribers).toEqual(['a@example.com'])
  })
})

describe('bad requests', () => {
  const send = (path: string, type: string, body: string): Promise<Response> =>
    fetch(new URL(path, shop.url), { method: 'POST', headers: { 'content-type': type }, body })

  it.each([
    [400, 'application/json', '{"qty":'],
    [400, 'application/json', '[1]'],
    [400, 'application/json', '{"qty":{"a":1}}'],
    [415, 'text/plain', 'qty=1'],
    [413, 'application/x-www-form-urlencoded', `note=${'x'.repeat(70_000)}`],
  ])('answers %i to a body of %s', async (status, type, body) => {
    expect((await send('/basket/add', type, body)).status).toBe(status)
    expect((await ann.get('/')).status).toBe(200)
  })

  it('answers unknown paths, methods and broken escapes', async () => {
    expect((await ann.get('/nowhere')).status).toBe(404)
    expect((await ann.get('/product/%E0%A4%A')).status).toBe(400)
    expect((await ann.get('/basket/add')).status).toBe(405)
    expect((await fetch(shop.url, { method: 'DELETE' })).status).toBe(405)
    expect((await fetch(shop.url, { method: 'HEAD' })).status).toBe(200)
    expect((await send('/nowhere', 'application/json', '{}')).status).toBe(404)
    expect(shop.state().counters).toEqual({ '(unknown)': 1 })
  })

  it('tells its state and forgets it', async () => {
    await ann.post('/basket/add', LAMP)
    const state = (await (await ann.get('/api/state')).json()) as unknown
    expect(state).toEqual(shop.state())
    expect((await ann.post('/api/reset', {})).status).toBe(200)
    expect(shop.state()).toMatchObject({ orders: [], baskets: {}, counters: {} })
  })
})
