import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkAddress } from '../../../src/agent/policy/address.ts'
import { decide } from '../../../src/agent/policy/decide.ts'
import type { ActionFacts } from '../../../src/agent/policy/facts.ts'
import type { ElementFacts } from '../../../src/protocol/page.ts'
import { factsOf } from '../loop/world.ts'

const facts = (
  action: string,
  element: Partial<ElementFacts> | null,
  change: Partial<ActionFacts> = {},
): ActionFacts => ({
  action,
  elements: element ? [factsOf('e1', element)] : [],
  origin: 'http://shop.test',
  address: null,
  texts: [],
  keys: null,
  originsRead: [],
  ...change,
})

describe('addresses', () => {
  it.each([
    ['http://shop.test/a?b#c', 'http://shop.test/a?b#c'],
    ['HTTPS://Shop.Test', 'https://shop.test/'],
    ['shop.test/basket', 'https://shop.test/basket'],
    ['localhost:3000/x', 'https://localhost:3000/x'],
    ['  http://a.test  ', 'http://a.test/'],
  ])('%s is opened', (text, url) => expect(checkAddress(text)).toEqual({ ok: true, url }))

  it.each([
    'file:///etc/passwd',
    'javascript:alert(1)',
    'java\tscript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,<p>',
    'view-source:http://a.test',
    'blob:http://a.test/1',
    'filesystem:http://a.test/x',
    'about:blank',
    'chrome://settings',
    'chrome-extension://abc/panel.html',
    'devtools://devtools',
    'http://user:pw@bank.test/',
    'http://bank.test@evil.test/',
    'http://evil.test\\@bank.test/../@x',
    '',
    'not an address',
    'http://',
  ])('%j is not, and a sentence says why', (text) => {
    const checked = checkAddress(text)
    if (text.startsWith('http://evil.test\\')) expect(checked.ok && new URL(checked.url).host).toBe('evil.test')
    else expect(checked).toMatchObject({ ok: false, reason: expect.stringMatching(/\.$/) })
  })

  it('lets nothing through that is not http or https', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.webUrl(),
          fc.tuple(fc.string(), fc.webUrl()).map((two) => two.join(':')),
        ),
        (text) => {
          const checked = checkAddress(text)
          if (checked.ok) expect(checked.url).toMatch(/^https?:\/\/[^@]*$|^https?:\/\/[^/?#@]+[/?#]/)
        },
      ),
    )
  })
})

describe('what cannot be undone is asked', () => {
  it.each<[string, Partial<ElementFacts>, string]>([
    ['click', { name: 'Place order', submits: true }, 'buying'],
    ['click', { name: 'Buy now' }, 'buying'],
    ['click', { name: 'Pay €45.00' }, 'buying'],
    ['click', { name: 'Pay on invoice' }, 'buying'],
    ['click', { name: '提交订单' }, 'buying'],
    ['click', { name: 'Delete my account' }, 'deleting'],
    ['click', { role: 'link', name: 'Delete', href: 'http://shop.test/x' }, 'deleting'],
    ['click', { name: 'Send message' }, 'sending'],
    ['click', { role: 'menuitem', name: 'Share' }, 'sending'],
    [
      'click',
      {
        name: 'OK',
        submits: true,
        form: { action: 'http://shop.test/contact', method: 'post', fields: ['Your message'], credential: 'none' },
      },
      'sending',
    ],
  ])('%s %j: %s', (action, element, risk) =>
    expect(decide(facts(action, element))).toMatchObject({ verdict: 'ask', risk }),
  )

  it('asks for Enter in a form as for its button', () => {
    const form: ElementFacts['form'] = {
      action: 'http://a.test/',
      method: 'post',
      fields: ['Comment'],
      credential: 'none',
    }
    const element = { role: 'textbox', name: 'Comment', submits: true, form }
    expect(decide(facts('type', element, { keys: 'Enter' }))).toMatchObject({ verdict: 'ask', risk: 'sending' })
    expect(decide(facts('press', element, { keys: 'Enter' }))).toMatchObject({ verdict: 'ask', risk: 'sending' })
    expect(decide(facts('type', element))).toEqual({ verdict: 'allow' })
  })

  it('shows the origin, where the form goes, its fields and the text', () => {
    const form: ElementFacts['form'] = {
      action: 'http://a.test/send',
      method: 'post',
      fields: ['To', 'Text'],
      credential: 'none',
    }
    const asked = decide(facts('click', { name: 'Send', submits: true, form, around: 'New message to Bob' }))
    expect(asked).toEqual({
      verdict: 'ask',
      risk: 'sending',
      facts: [
        'On http://shop.test',
        'Sends the form to http://a.test/send (POST)',
        'Fields: To, Text',
        'Beside it: New message to Bob',
      ],
    })
  })

  it.each<Partial<ElementFacts>>([
    { name: 'Add to basket' },
    { name: 'Search', submits: true },
    { name: 'Sort by price' },
    { name: 'Border' },
    { name: 'Postcode' },
    { role: 'link', name: 'Order history', href: 'http://shop.test/orders' },
    { role: 'link', name: 'Buying guide', href: 'http://shop.test/guide' },
    { role: 'checkbox', name: 'Share my data' },
    {
      name: 'Continue to delivery',
      submits: true,
      form: { action: '', method: 'post', fields: ['Name'], credential: 'none' },
    },
    { name: 'Apply', submits: true, form: { action: '', method: 'post', fields: ['Coupon code'], credential: 'none' } },
  ])('%j is not', (element) => expect(decide(facts('click', element))).toEqual({ verdict: 'allow' }))
})

describe('refusals', () => {
  it.each(['password', 'code', 'card'] as const)('a %s field is not typed', (credential) => {
    for (const action of ['fill', 'type', 'select']) {
      expect(decide(facts(action, { credential, name: 'PIN' }))).toMatchObject({
        verdict: 'refuse',
        reason: expect.stringContaining('handover'),
      })
    }
    expect(decide(facts('click', { credential, role: 'textbox' }))).toEqual({ verdict: 'allow' })
  })

  it('one credential field among many stops the whole fill', () => {
    const both = { ...facts('fill', null), elements: [factsOf('e1'), factsOf('e2', { credential: 'card' })] }
    expect(decide(both).verdict).toBe('refuse')
  })

  it.each(['javascript:alert(1)', 'data:text/html,x', 'file:///x', 'blob:http://a.test/1'])(
    'a link to %s is not clicked',
    (href) => expect(decide(facts('click', { role: 'link', href })).verdict).toBe('refuse'),
  )

  it.each(['Control+V', 'Meta+c', 'Control+Shift+V', 'ctrl+x'])('%s is not pressed', (keys) =>
    expect(decide(facts('press', null, { keys })).verdict).toBe('refuse'),
  )

  it('a file input is left to the user', () => expect(decide(facts('click', { type: 'file' })).verdict).toBe('refuse'))

  it('navigate goes to web pages only', () => {
    expect(decide(facts('navigate', null, { address: 'chrome://settings' })).verdict).toBe('refuse')
    expect(decide(facts('navigate', null, { address: 'https://shop.test' })).verdict).toBe('allow')
  })
})
