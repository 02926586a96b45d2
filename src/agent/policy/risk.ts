import type { ElementFacts } from '../../protocol/page.ts'

export type Risk = 'buying' | 'sending' | 'deleting' | 'uploading'

/**
 * What the words on a control promise, by kind of harm; en, de, fr, es, zh for a start. Whole words, so that
 * "Border" is no order and "Postcode" no post. First match wins: the heavier harm stands first.
 */
const lexicon: [Risk, RegExp][] = [
  [
    'buying',
    /\b(buy|purchase|pay|order|place (my |your |the )?order|checkout and pay|subscribe|donate|bid|book now|reserve now|confirm (payment|purchase|order|booking)|rent now|upgrade (now|plan)|kaufen|bestellen|bezahlen|acheter|payer|commander|comprar|pagar)\b|购买|支付|付款|下单|结算并付款|提交订单/iu,
  ],
  [
    'deleting',
    /\b(delete|erase|destroy|deactivate|close (my |your )?account|cancel (my |your |the )?(account|subscription|order|booking)|unsubscribe|wipe|terminate|revoke|l[öo]schen|supprimer|eliminar|borrar)\b|删除|注销|清空|永久移除/iu,
  ],
  [
    'sending',
    /\b(send|post|publish|tweet|reply|share|submit|comment|transfer|invite|forward|message|senden|absenden|ver[öo]ffentlichen|envoyer|publier|enviar|publicar)\b|发送|发布|提交|转账|分享|评论|回复/iu,
  ],
]

/** Words that mean looking and not ordering, although a word of the lexicon is in them. */
const harmless =
  /\b(order (by|history|status|details|number)|sort|your orders|my orders|view order|track order|back to|edit|search|filter|payment (method|options)|how to (pay|order)|post(al)? ?code|share price|message settings)\b/iu

/** Roles that start something when they are activated. */
const starters = new Set(['button', 'link', 'menuitem', 'option', 'switch'])

/** Forms with these words send what was looked for, not what was written. */
const asking =
  /\b(search|filter|find|query|q|login|log in|sign in|coupon|apply|newsletter preferences|quantity|sort)\b/iu

/** Does activating this element do what cannot be undone? By facts of the element alone. */
export function riskOf(element: ElementFacts): Risk | null {
  if (element.type === 'file') return 'uploading'
  if (!starters.has(element.role) && !element.submits) return null
  const name = element.name
  const plainLink = element.role === 'link' && element.href !== '' && !element.submits
  for (const [risk, words] of lexicon) {
    if (!words.test(name) || harmless.test(name)) continue
    // A link only leads somewhere, unless it says outright that it deletes or pays at once.
    if (plainLink && !/^(delete|pay now|buy now|unsubscribe)\b/iu.test(name)) continue
    return risk
  }
  // A nameless or mute submit of a form with a text in it is judged by the form.
  if (element.submits && element.form && element.form.method === 'post') {
    const about = `${name} ${element.form.fields.join(' ')}`
    if (/\b(message|comment|review|reply|post|subject|recipient|to:)\b/iu.test(about) && !asking.test(name))
      return 'sending'
  }
  return null
}
