import type { Maker } from './maker.ts'

/** Other ways to ask for a thing, turned into its name. */
const turns: [RegExp, string][] = [
  [
    /^(?:if|whether) (?:it|this|that|the .+) (?:is|are) (?:still )?(?:in stock|available|sold out|out of stock)$/i,
    'availability',
  ],
  [
    /^how much (?:is|are|was) (?:the |my )?(total|sum|subtotal|order|delivery|shipping|discount|postage|.* (?:total|cost|costs|price|fee))$/i,
    '$1',
  ],
  [/^how much (?:does|do|did) (.+?) save$/i, 'discount'],
  [/^how much (?:i|it|we|you|the code|the coupon)(?: [A-Z0-9]+)? (?:saves?|saved)$/i, 'discount'],
  [/^how much (?:does|do|did|is|are|was|would) (.+?)(?: costs?| cost you)?$/i, 'the price of $1'],
  [/^how much (?:the )?(.+?) costs?$/i, 'the price of $1'],
  [/^how much (?:the )?(.+?) (?:is|are|was|comes to|saves?|saved)$/i, '$1'],
  [
    /^how many (.+?)(?: (?:there )?(?:are|is|were|was)(?: there)?(?: (?:found|listed|shown|left|in (?:it|the .+)|on the page))?| (?:it|you|we|they|the (?:shop|page|search)) (?:found|finds|find|shows?|lists?|has|have))?$/i,
    'the number of $1',
  ],
  [/^(?:what )?(?:the )?(.+?) (?:is|are|was|says|comes to|shows)(?: now| there| in (?:total|all))?$/i, '$1'],
  [/^(?:what )?(?:the )?(.+?) costs$/i, 'price of $1'],
  [/^what (?:is|are|was|does) (.+?)(?: say)?$/i, '$1'],
  [/^what (.+)$/i, '$1'],
]

const page = /^(?:it|the page|this page|it all|the message)(?: says?)?$/i
const it = /^(?:the )?price of (?:it|this|that|they|them|the product|this product)$/i
const dropped = /^(?:(?:me|us|is|are|was|about|exactly|please|back|out|with|the (?:value|text|content|amount) of)\s+)+/i
const unsure = /^(?:which|why|who|whom|where|when|if|whether|how to|about)\b/i

const askedOf = (text: string): string | null => {
  let asked = text
    .trim()
    .replace(/[?.!]+$/, '')
    .replace(dropped, '')
  for (const [form, turn] of turns) {
    if (form.test(asked)) {
      asked = asked.replace(form, turn)
      break
    }
  }
  asked = asked
    .replace(/^(?:the|its|my|your|their)\s+/i, '')
    .replace(page, 'message')
    .replace(it, 'price')
  return asked && !unsure.test(asked) ? asked : null
}

const several = (text: string): string[] => text.split(/\s*,\s*(?:and\s+)?|\s+and(?: also)?\s+/i).filter(Boolean)

/** What to read off the page, and what to keep. */
export const tellMakers = {
  tell: ({ asked }, read) => {
    const all = several(asked ?? '').map((one) => askedOf(read.bare(one)))
    return all.length > 0 && all.every((one) => one !== null) ? all.map((one) => ({ verb: 'tell', asked: one })) : null
  },
  note: ({ asked = '' }, read) => {
    if (read.quoted(asked)) return [{ verb: 'note', text: read.bare(asked), asked: '' }]
    const named = askedOf(read.bare(asked))
    return named ? [{ verb: 'note', text: '', asked: named }] : null
  },
  notes: () => [{ verb: 'notes' }],
  'search open': ({ value = '' }, read) => {
    const target = read.target(value)
    return [
      { verb: 'search', value: target.words },
      { verb: 'click', target, open: true, button: 'left', count: 1 },
    ]
  },
  search: ({ value = '' }, read) => {
    const target = read.target(value)
    if (target.best || target.nth !== null || target.inStock || /^(?:that|whether|if|out)\b/i.test(value)) return null
    const text = read.quoted(value)
      ? read.bare(value)
      : read.bare(value).replace(/^(?:for\s+)?(?:(?:an?|the|some)\s+)?/i, '')
    return text && !/^(?:it|this|that|them|one)$/i.test(text) ? [{ verb: 'search', value: text }] : null
  },
} satisfies Record<string, Maker>
