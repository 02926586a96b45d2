import type { Grammar } from '../grammar/grammar.ts'
import { bare, type Masked, quotedPart } from './mask.ts'
import type { Best, Family, Target } from './unit.ts'

export const plainTarget = (words: string): Target => ({
  words,
  whole: words,
  quoted: false,
  family: null,
  nth: null,
  best: null,
  inStock: false,
  scope: '',
})

/** Cuts a leading ordinal off: `second`, `2nd`, `last`. */
export const readOrdinal = (phrase: string, grammar: Grammar): { nth: number | null; rest: string } => {
  for (const [form, nth] of grammar.ordinals) {
    const found = form.exec(phrase)
    if (found) {
      const counted = nth ?? Number(found[1])
      return { nth: counted, rest: phrase.slice(found[0].length).trim() }
    }
  }
  return { nth: null, rest: phrase }
}

const readRole = (phrase: string, grammar: Grammar): { family: Family | null; rest: string } => {
  for (const [form, family] of grammar.roles) {
    const rest = phrase.replace(form, ' ').trim()
    if (rest !== phrase.trim()) return { family, rest }
  }
  return { family: null, rest: phrase }
}

const readBest = (phrase: string, grammar: Grammar): { best: Best | null; rest: string } => {
  for (const [form, best] of grammar.bests)
    if (form.test(phrase)) return { best, rest: phrase.replace(form, ' ').trim() }
  return { best: null, rest: phrase }
}

/** What stands in quotes behind a preposition is a place: `Remove in "Oat milk"`. */
const quotedScope = /^(?<name>.+?)\s+(?:in|of|for|on|from|at|with)\s+(?:the\s+)?(?<scope>\uE000\d+\uE001)$/i

/** Where counting and comparing is done anyway: "the first product in the table". */
const inList =
  /\s+(?:in|of|on|from)\s+(?:the|this)\s+(?:table|list|grid|row|rows|(?:search\s+)?results?|(?:results?\s+)?page|overview|comparison)$/i

/** Reads a phrase that points at something: "the second Add button in the row "Nova"". */
export const readTarget = (phrase: string, { parts }: Masked, grammar: Grammar): Target => {
  let rest = phrase.trim()
  let scope = ''
  for (const form of [...grammar.scopes, quotedScope]) {
    const found = form.exec(rest)
    if (found?.groups?.scope && found.groups.name) {
      scope = bare(found.groups.scope.replace(grammar.articles, ''), parts)
      rest = found.groups.name
      break
    }
  }
  const inStock = grammar.inStock.test(rest)
  rest = rest.replace(grammar.inStock, ' ').trim().replace(grammar.articles, '')
  const counted = readOrdinal(rest, grammar)
  const compared = readBest(counted.rest, grammar)
  const listed = counted.nth !== null || compared.best !== null ? rest.replace(inList, '') : rest
  const ordinal = readOrdinal(listed, grammar)
  const superlative = readBest(ordinal.rest, grammar)
  const whole = superlative.rest.replace(grammar.articles, '')
  const role = readRole(whole, grammar)
  const quoted = quotedPart(role.rest.replace(grammar.articles, ''), parts)
  const alone = !role.rest && ordinal.nth === null && superlative.best === null
  return {
    // a role word alone may be a name: "click Products"
    words: alone ? bare(whole, parts) : (quoted ?? bare(role.rest.replace(grammar.articles, ''), parts)),
    whole: quoted ?? bare(whole, parts),
    quoted: quoted !== null,
    family: role.family,
    nth: ordinal.nth,
    best: superlative.best,
    inStock,
    scope,
    ...((ordinal.nth !== null || superlative.best !== null) && { full: bare(rest, parts) }),
  }
}
