import type { Best, Family } from '../parse/unit.ts'

export const articles = /^(?:(?:the|a|an|my|your|this|that|these|those|some|our|its)\s+)+(?=\S)/i

const counted = 'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(' ')

export const ordinals: [RegExp, number | null][] = [
  ...counted.map((word, index): [RegExp, number] => [new RegExp(`^${word}(?=\\s|$)(?!\\s+name)`, 'i'), index + 1]),
  [/^(?:topmost|top)(?=\s)/i, 1],
  [/^(\d+)(?:st|nd|rd|th)(?=\s|$)(?!\s+edition)/i, null],
  [/^(?:very )?last(?=\s|$)(?!\s+name)/i, -1],
]

/** `the Save button`, `the tab Reviews`; a role in front needs a name behind it. */
const role = (words: string, family: Family): [RegExp, Family][] => [
  [new RegExp(`\\s+(?:${words})$`, 'i'), family],
  [
    new RegExp(
      `^(?:${words})(?:\\s+(?:named|called|labell?ed|that says|saying|with the name|for|:))?\\s+(?=[\\uE000A-Z\\d])`,
    ),
    family,
  ],
  [new RegExp(`^(?:${words})\\s+(?:named|called|labell?ed|that says|saying|with the name)\\s+`, 'i'), family],
  [new RegExp(`^(?:${words})$`, 'i'), family],
]

export const roles: [RegExp, Family][] = [
  ...role('radio ?buttons?|radios?', 'radio'),
  ...role('tick ?box(?:es)?|check ?box(?:es)?|switch|toggle', 'checkbox'),
  ...role('combo ?box|drop-?down(?: (?:menu|list|box))?|select(?: box| menu)?|pull-?down', 'combobox'),
  ...role('menu ?items?|menu entry', 'menuitem'),
  ...role('buttons?|btn', 'button'),
  ...role('(?:hyper)?links?', 'link'),
  ...role('(?:text |input |search |entry )?(?:fields?|text ?box|box|input|textarea|area)', 'field'),
  ...role('tabs?', 'tab'),
  ...role('options?|choices?|swatch(?:es)?', 'option'),
  ...role('menu', 'menu'),
  ...role('column(?: headers?)?|column heading', 'link'),
  ...role('slider', 'slider'),
  ...role('images?|pictures?|photos?|icons?', 'image'),
  ...role('rows?|lines?', 'row'),
  ...role('headings?|titles?', 'heading'),
  ...role('dialogs?|popup|pop-up|window|modal', 'dialog'),
  ...role(
    '(?:search )?results?|products?|items?|cards?|articles?|hits?|entry|entries|offers?|listings?|matches|match',
    'item',
  ),
]

export const bests: [RegExp, Best][] = [
  [/\b(?:cheapest|least expensive|lowest[- ]priced?)(?=\s|$)/i, 'cheapest'],
  [/\b(?:most expensive|dearest|priciest|highest[- ]priced?)(?=\s|$)/i, 'dearest'],
  [/\b(?:(?:best|highest|top)[- ]rated|best[- ]reviewed)(?=\s|$)/i, 'rated'],
  [/(?:\s+with the (?:lowest|best) price)$/i, 'cheapest'],
  [/(?:\s+with the highest price)$/i, 'dearest'],
  [/(?:\s+with the (?:best|highest) rating)$/i, 'rated'],
]

export const inStock =
  /(?:,?\s+(?:that|which)\s+(?:is|are)\s+(?:in stock|available)|\s+in stock|^(?:available|in-stock)(?=\s))/i

const box =
  '(?:row|card|section|dialog|list|group|table|panel|area|form|box|banner|header|footer|sidebar|menu|popup|window)'

/** Only what cannot be part of a name; `of`, `for`, `in` are tried where the whole phrase fits nothing. */
export const scopes: RegExp[] = [
  new RegExp(
    `^(?<name>.+?)\\s+(?:in|of|on|inside|within|from)\\s+the\\s+${box}\\s+(?:of|for|with|named|called|containing|about)?\\s*(?<scope>.+)$`,
    'i',
  ),
  new RegExp(`^(?<name>.+?)\\s+(?:in|of|on|inside|within|from)\\s+the\\s+(?<scope>.+?)\\s+${box}$`, 'i'),
  /^(?<name>.+?)\s+(?:next to|beside|near|right of|left of|underneath|below|under|beneath|belonging to|inside|within)\s+(?<scope>.+)$/i,
]
