import { findTarget, nameOf } from '../match/find-target.ts'
import { checkable } from '../match/roles.ts'
import { textOf, up } from '../page/around.ts'
import type { PageNode } from '../page/page-node.ts'
import { aim } from './aim.ts'
import { choose } from './choose-verbs.ts'
import { act, type Context, type Verb } from './move.ts'

const stateOf = ({ states }: PageNode): boolean | null =>
  states.includes('checked') || states.includes('pressed')
    ? true
    : states.includes('unchecked') || states.includes('mixed')
      ? false
      : null

export const check: Verb<'check'> = ({ target, checked }, context) => {
  const boxes = findTarget(context.view, target, ({ role }) => checkable.has(role))
  if (boxes.state === 'none') {
    // filters and consents are buttons or swatches on many pages
    const aimed = aim(context, target, ({ role }) =>
      ['button', 'link', 'option', 'menuitem', 'tab', 'generic', 'clickable', 'label'].includes(role),
    )
    if ('move' in aimed) return aimed.move
    return checked ? choose(aimed.node) : act('click', { ref: aimed.node.ref })
  }
  const aimed = aim(context, target, ({ role }) => checkable.has(role))
  if ('move' in aimed) return aimed.move
  const { node } = aimed
  if (stateOf(node) === checked) return { do: 'pass', why: checked ? 'it is ticked' : 'it is not ticked' }
  return act('check', { ref: node.ref, checked })
}

const consent = /cookie|consent|privacy/i
const all = [/^(?:accept|allow|agree to) all/i, /^(?:accept|allow|agree|i agree|ok|okay|got it|yes)\b/i]
const few = [
  /\b(?:only|just) (?:the )?(?:strictly )?(?:necessary|essential|required|needed)|(?:necessary|essential|required)(?: cookies)? only|^necessary|^essential/i,
  /^(?:reject|decline|refuse|deny|disagree|no,? thanks|continue without)/i,
  /^(?:close|dismiss|hide|×|x)$/i,
]

const aboutCookies = (node: PageNode): boolean => {
  if (consent.test(nameOf(node))) return true
  for (const above of up(node)) {
    if (above.role === 'root' || above.role === 'main') return false
    const text = textOf(above)
    if (text.length > 1200) return false
    if (consent.test(above.name) || consent.test(text)) return true
  }
  return false
}

/** The button of a cookie banner; null where there is none. */
export const consentButton = ({ nodes }: Context['view'], wanted: 'all' | 'few'): PageNode | null => {
  const buttons = nodes.filter(
    (node) => node.ref && (node.role === 'button' || node.role === 'link') && aboutCookies(node),
  )
  for (const form of wanted === 'all' ? all : few) {
    const found = buttons.find((node) => form.test(nameOf(node).trim()))
    if (found) return found
  }
  return null
}

export const consentVerb: Verb<'consent'> = ({ all: everything }, { view }) => {
  const button = consentButton(view, everything ? 'all' : 'few')
  return button ? act('click', { ref: button.ref }) : { do: 'pass', why: 'no cookie banner is open' }
}
