import { checkAddress } from './address.ts'
import type { ActionFacts, Verdict } from './facts.ts'
import { riskOf } from './risk.ts'

type Rule = (facts: ActionFacts) => Verdict | null

const refuse = (reason: string): Verdict => ({ verdict: 'refuse', reason })

const typing = new Set(['fill', 'type', 'select'])

const credentialNames = {
  password: 'a password field',
  code: 'a field for a one-time code',
  card: 'a card field',
} as const

/** Rules in order; the first that speaks decides. More rules come here without touching the callers. */
const rules: Rule[] = [
  function onlyWebAddresses({ address }) {
    if (address === null) return null
    const checked = checkAddress(address)
    return checked.ok ? null : refuse(checked.reason)
  },

  function noOddLinks({ action, elements }) {
    if (action !== 'click' && action !== 'press') return null
    const href = elements.find((element) => element.href !== '')?.href
    if (href === undefined || URL.parse(href)?.protocol === 'mailto:') return null
    const checked = checkAddress(href)
    return checked.ok ? null : refuse(`That link does not lead to a web page: ${checked.reason}`)
  },

  function credentialsStayWithTheUser({ action, elements }) {
    if (!typing.has(action)) return null
    const field = elements.find((element) => element.credential !== 'none')
    if (!field || field.credential === 'none') return null
    return refuse(
      `"${field.name}" is ${credentialNames[field.credential]}. Such fields are never typed: ask the user to fill it (ask_user, kind handover).`,
    )
  },

  function noClipboard({ keys }) {
    return keys !== null && /\b(control|meta|ctrl|cmd)\+(shift\+)?[vcx]$/i.test(keys)
      ? refuse('Copy, cut and paste by keys are not done: use fill or type.')
      : null
  },

  function filesNeedTheUser({ action, elements }) {
    const file = elements.find((element) => element.type === 'file')
    return file && action !== 'upload'
      ? refuse(`"${file.name}" takes a file: ask the user to choose it (ask_user, kind handover).`)
      : null
  },

  function whatCannotBeUndone({ action, elements, keys, texts, origin }) {
    const starts =
      action === 'click' ||
      (action === 'type' && keys === 'Enter') ||
      (action === 'press' && /^(enter| |space)$/i.test(keys ?? ''))
    if (!starts) return null
    for (const element of elements) {
      const risk = riskOf(element)
      if (risk === null) continue
      const form = element.form
      return {
        verdict: 'ask',
        risk,
        facts: [
          `On ${origin}`,
          ...(form && element.submits
            ? [`Sends the form to ${form.action || origin} (${form.method.toUpperCase()})`]
            : []),
          ...(form && form.fields.length > 0 ? [`Fields: ${form.fields.join(', ')}`] : []),
          ...(element.href && !element.submits ? [`Leads to ${element.href}`] : []),
          ...texts.map(({ text }) => `Text: ${text}`),
          ...(element.around ? [`Beside it: ${element.around}`] : []),
        ],
      }
    }
    return null
  },
]

/** Every action passes here before it is sent: allowed, refused with the reason, or asked of the user. Pure. */
export function decide(facts: ActionFacts): Verdict {
  for (const rule of rules) {
    const verdict = rule(facts)
    if (verdict) return verdict
  }
  return { verdict: 'allow' }
}
