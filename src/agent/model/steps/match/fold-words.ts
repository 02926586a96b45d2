/** Words that name the same thing on pages. Longer phrases first; the right side is what both sides become. */
const same: [RegExp, string][] = [
  [/\b(?:shopping )?(?:cart|bag|trolley|basket)\b/g, 'basket'],
  [/\b(?:check out|checking out)\b/g, 'checkout'],
  [/\b(?:log in|log on|login|sign in|signin|sign on)\b/g, 'signin'],
  [/\b(?:log out|log off|logout|sign out)\b/g, 'signout'],
  [/\be mail\b/g, 'email'],
  [/\bemail address\b|\bmail address\b/g, 'email'],
  [/\b(?:qty|amount of items|number of items)\b/g, 'quantity'],
  [/\bcolors?\b|\bcolours\b/g, 'colour'],
  [/\b(?:zip code|post code|postal code|zip)\b/g, 'postcode'],
  [/\b(?:telephone number|phone number|mobile number|telephone|mobile phone)\b/g, 'phone'],
  [/\b(?:last name|family name)\b/g, 'surname'],
  [/\b(?:given name|forename)\b/g, 'first name'],
  [/\b(?:wish list|favou?rites list|favou?rites)\b/g, 'wishlist'],
  [/\bcatalog\b/g, 'catalogue'],
  [/\b(?:voucher|promo|promotion|promotional|discount) code\b/g, 'coupon code'],
  [/\bhome ?page\b/g, 'home'],
  [/\bd[ae]partments?\b/g, 'department'],
  [/\bgrey\b/g, 'gray'],
  [/\bmax(?:imum)?\b/g, 'highest'],
  [/\bmin(?:imum)?\b/g, 'lowest'],
  [/\bt ?shirt\b/g, 'tshirt'],
]

/** Say nothing about which thing is meant. */
const empty = new Set('the a an my your this that of to for in on at with and or by please it its is'.split(' '))

/** Lower case, no accents, no punctuation. Signs of other scripts stay. */
export const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’‘`]/g, '')
    .replace(/ø/g, 'o')
    .replace(/&/g, ' and ')
    // a decimal point is part of its number
    .replace(/(\d)[.,](?=\d)/g, '$1\uE002')
    .replace(/[^\p{L}\p{N}€$£%+\uE002]+/gu, ' ')
    .replace(/\uE002/g, '.')
    .trim()

const single = (word: string): string =>
  word.length > 3 ? word.replace(/(?<=[^su'])s$/, '').replace(/(?<=[^aeiou])ie$/, 'y') : word

/** One word for one thing: synonyms joined, plural endings off, empty words out unless nothing else is there. */
export const wordsOf = (text: string): string[] => {
  let folded = plain(text)
  for (const [form, word] of same) folded = folded.replace(form, word)
  const all = folded.split(' ').filter(Boolean)
  const full = all.filter((word) => !empty.has(word))
  return (full.length > 0 ? full : all).map(single)
}

/** A trailing count says how much is in it, not what it is: `Basket 2 items`, `Reviews (3)`, `Phone (optional)`. */
export const withoutCount = (name: string): string =>
  name
    .replace(/\s*\((?:\d+|optional|required)\)\s*$/i, '')
    .replace(/[\s,:]+\d+(?: (?:items?|products?|results?|things?))?\s*$/i, '')
    .replace(/[\s*:]+$/, '')
