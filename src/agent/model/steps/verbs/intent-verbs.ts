import { findTarget, nameOf } from '../match/find-target.ts'
import { isDisabled } from '../match/roles.ts'
import { inScope } from '../match/scope-boxes.ts'
import { HOLDS, SAME, scoreName } from '../match/score-name.ts'
import { itemOf, titleOf } from '../page/around.ts'
import type { PageNode } from '../page/page-node.ts'
import { plainTarget } from '../parse/read-target.ts'
import type { Intent } from '../parse/unit.ts'
import { aim } from './aim.ts'
import { act, type Context, type Move, type Verb, way, ways } from './move.ts'

/** What buttons for one purpose are called, the usual name first. */
const names: Record<Intent, string[]> = {
  add: ['add to basket', 'add', 'put in basket', 'buy', 'buy now', '加入购物车', '添加到购物车'],
  checkout: [
    'go to checkout',
    'checkout',
    'proceed to checkout',
    'continue to checkout',
    'to checkout',
    'secure checkout',
    '结账',
    '去结账',
    '去结算',
  ],
  order: [
    'place order',
    'place your order',
    'order now',
    'buy now',
    'confirm order',
    'complete order',
    'submit order',
    'send order',
    'place order and pay',
    'pay now',
    'buy',
    'confirm purchase',
    'complete purchase',
    'pay',
    'order',
    '提交订单',
    '下单',
  ],
  continue: ['continue', 'next', 'next step', 'proceed', 'go on', '继续', '下一步'],
  submit: [
    'submit',
    'send',
    'send message',
    'submit form',
    'save',
    'ok',
    'done',
    'subscribe',
    'sign up',
    '提交',
    '发送',
  ],
  signin: ['sign in', 'log in', '登录'],
  signout: ['sign out', 'log out', '退出'],
  apply: ['apply', 'apply code', 'apply coupon', 'redeem', 'use code', 'apply filters', 'activate'],
  save: ['save', 'save changes', 'save my choice', 'save settings', 'apply', '保存'],
  close: ['close', 'dismiss', 'cancel', 'ok', 'got it', 'understood', '×', 'x', '关闭'],
}

const pressable = ({ role }: PageNode): boolean =>
  ['button', 'link', 'menuitem', 'tab', 'generic', 'clickable'].includes(role)

/** A way back is no way on: "Continue shopping". */
const against: Partial<Record<Intent, RegExp>> = {
  continue: /shopping|reading/i,
  add: /wish|compare|favou?rite/i,
}

const fits = (intent: Intent, place: string) => (node: PageNode) =>
  pressable(node) &&
  !(
    against[intent] &&
    !new RegExp(against[intent]?.source ?? '$^', 'i').test(place) &&
    against[intent]?.test(nameOf(node))
  )

const byName = (context: Context, phrases: string[], test: (node: PageNode) => boolean, scope = ''): Move | null => {
  for (const floor of [SAME - 2, HOLDS]) {
    for (const phrase of phrases) {
      const found = findTarget(context.view, { ...plainTarget(phrase), scope }, test)
      if (found.state === 'none' || (found.state === 'one' && found.score < floor)) continue
      const sure = found.state === 'many' ? found.nodes.filter((node) => scoreName(phrase, nameOf(node)) >= floor) : []
      if (found.state === 'many' && sure.length === 0) continue
      const aimed = aim(context, { ...plainTarget(phrase), scope }, test)
      return 'move' in aimed ? aimed.move : act('click', { ref: aimed.node.ref })
    }
  }
  return null
}

const nextPage = (context: Context): Move => {
  const direct = byName(context, ['next page', 'next'], pressable)
  if (direct) return direct
  const arrow = context.view.nodes.find((node) => node.ref && pressable(node) && /^[›»→]$/.test(nameOf(node).trim()))
  if (arrow) return act('click', { ref: arrow.ref })
  const here = context.view.nodes.find(
    ({ states, name }) => states.some((state) => /^current/.test(state)) && /^(?:page )?\d+$/i.test(name),
  )
  const number = here ? Number(/\d+/.exec(here.name)?.[0]) + 1 : Number.NaN
  const link = context.view.nodes.find(
    (node) => node.ref && pressable(node) && new RegExp(`^(?:page )?${number}$`, 'i').test(node.name),
  )
  return link ? act('click', { ref: link.ref }) : { do: 'lost', words: 'next page' }
}

/** On a product's own page its button stands outside the cards of other products. */
const addHere = (
  context: Context,
  phrases: string[],
  test: (node: PageNode) => boolean,
  scope: string,
): Move | null => {
  if (scope && inScope(context.view, scope)) {
    const inCard = (node: PageNode) => test(node) && scoreName(scope, titleOf(itemOf(node) ?? node)) >= HOLDS
    const scoped = byName(context, phrases, inCard)
    if (scoped) return scoped
  }
  return byName(context, phrases, (node) => test(node) && itemOf(node) === null) ?? byName(context, phrases, test)
}

export const intent: Verb<'intent'> = ({ intent: purpose, words, scope, place }, context) => {
  if (place === 'page') return nextPage(context)
  const test = fits(purpose, place)
  const wanted = purpose === 'add' && /wish|favou?rite|compar/i.test(place) ? [words] : names[purpose]
  const plainWords = plainTarget(words).words
  const phrases = [plainWords, ...wanted]
  const box = purpose === 'close' && place ? place : scope
  const found =
    purpose === 'add'
      ? addHere(context, phrases, place && wanted.length === 1 ? pressable : test, scope)
      : (box && byName(context, phrases, test, box)) || byName(context, phrases, test)
  if (found) return found
  if (purpose === 'checkout' && ways(context).length === 0) {
    const basket = findTarget(context.view, plainTarget('basket'), pressable)
    if (basket.state === 'one' && basket.score >= SAME - 2)
      return way('click', { ref: basket.node.ref }, 'the way to the checkout leads through the basket')
  }
  const off = context.view.nodes.find(
    (node) => isDisabled(node) && phrases.some((phrase) => scoreName(phrase, node.name) >= SAME),
  )
  return { do: 'lost', words, ...(off && { why: `"${off.name}" is there but disabled` }) }
}

const more = /^(?:one more|more|plus|\+|increase|increment|add one|up)\b|^\+$/i
const less = /^(?:one less|less|minus|decrease|reduce|decrement|remove one|down)\b|^[-−–]$/i

export const quantity: Verb<'quantity'> = ({ by, scope }, context) => {
  const form = by > 0 ? more : less
  const box = scope ? inScope(context.view, scope) : null
  const here = (node: PageNode) =>
    !scope || box?.has(node) === true || scoreName(scope, node.name.replace(form, '')) >= HOLDS
  const buttons = context.view.nodes.filter(
    (node) => node.ref && pressable(node) && form.test(nameOf(node).trim()) && here(node),
  )
  const [button] = buttons
  if (button && buttons.length === 1) return act('click', { ref: button.ref })
  const field = aim(
    context,
    { ...plainTarget('quantity'), scope: '' },
    (node) => node.role === 'spinbutton' && here(node),
  )
  if ('move' in field) return field.move
  const next = Number(field.node.value ?? Number.NaN) + by
  return Number.isFinite(next)
    ? act('fill', { fields: [{ ref: field.node.ref, value: String(next) }] })
    : { do: 'lost', words: 'quantity' }
}
