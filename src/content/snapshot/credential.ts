import type { credentials } from '../../protocol/page.ts'
import { labelsFor } from '../dom/labels.ts'
import { attr, tagOf, textContentOf, token } from '../dom/native.ts'
import { inCache } from '../dom/pass.ts'

export type Credential = (typeof credentials)[number]

/** Once a password, always a password: pages flip the type to show what was typed. */
const passwords = new WeakSet<Element>()

const hints: [Credential, RegExp][] = [
  ['password', /passw(or)?d|passphrase|passwort|kennwort|mot de passe|contrase(ñ|n)a|密码|пароль|\bpwd\b/i],
  [
    'code',
    /one[-_ ]?time|\botp\b|\btotp\b|\b2fa\b|\bmfa\b|verification code|security code sent|auth(entication)? code|验证码|einmalcode/i,
  ],
  [
    'card',
    /card[-_ ]?(number|no\b|num\b)|cc[-_]?(number|num\b|csc|cvc|exp)|\bcvc2?\b|\bcvv2?\b|\bcsc\b|security code|\biban\b|kartennummer|prüfziffer|num(é|e)ro de carte|卡号/i,
  ],
]

const words = (text: string) => text.slice(0, 300)

function classOf(el: Element): Credential {
  const tag = tagOf(el)
  if (tag !== 'input' && tag !== 'textarea') return 'none'
  const type = token(el, 'type')
  if (type === 'password') return 'password'
  if (/^(checkbox|radio|submit|button|reset|image|file|range|color|hidden)$/.test(type)) return 'none'
  const auto = token(el, 'autocomplete')
  if (/(^|\s)one-time-code$/.test(auto)) return 'code'
  if (/(^|\s)(current|new)-password$/.test(auto)) return 'password'
  // The holder's name and the card's brand are no secrets.
  if (/(^|\s)cc-(number|csc|exp)/.test(auto)) return 'card'
  const about = ['name', 'id', 'aria-label', 'placeholder', 'title']
    .map((name) => words(attr(el, name) ?? '').replace(/([a-z])([A-Z])/g, '$1 $2'))
    .concat(labelsFor(el).map((label) => words(textContentOf(label) ?? '')))
  for (const [kind, hint] of hints) if (about.some((text) => hint.test(text))) return kind
  return 'none'
}

/** Class of a field that is neither read nor typed: decided by its markup alone, never by its value. */
export function credentialOf(el: Element): Credential {
  const kind = passwords.has(el) ? 'password' : inCache('credential', el, () => classOf(el))
  if (kind === 'password') passwords.add(el)
  return kind
}
