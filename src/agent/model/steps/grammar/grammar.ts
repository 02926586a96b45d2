import type { Making } from '../parse/makers.ts'
import type { Best, Family } from '../parse/unit.ts'

/** `form` is matched against a whole step; its named groups are what `as` is made from. */
export type Rule = { as: Making; form: RegExp }

/** A language: everything here is data. */
export type Grammar = {
  /** Where one step ends and the next begins whatever follows. */
  breaks: RegExp
  /** Where a step ends only if `starts` fits what follows. */
  maybes: RegExp
  /** A verb that a step begins with. */
  starts: RegExp
  /** Words before a step that say nothing: "please", "now". */
  fillers: RegExp
  /** Steps that depend on what is seen. */
  conditions: RegExp
  /** Steps that only a model can do that sees pictures. */
  pictures: RegExp
  articles: RegExp
  /** `null`: the number stands in the first group. */
  ordinals: [RegExp, number | null][]
  roles: [RegExp, Family][]
  bests: [RegExp, Best][]
  scopes: RegExp[]
  inStock: RegExp
  rules: Rule[]
  /** Verb and how a step with it is written, for suggestions. */
  examples: [RegExp, string][]
}

/**
 * Rules are written as in a phrase book: `(a|b)` alternatives, `( x)?` what may be left out, `{name}` a group, `{name:x}` a group that fits x.
 * A blank stands for any white space.
 */
export const phrase = (as: Making, ...texts: string[]): Rule[] =>
  texts.map((text) => ({
    as,
    form: new RegExp(
      `^(?:${text
        .replace(/\((?!\?)/g, '(?:')
        .replace(/\{(\w+):([^{}]+)\}/g, '(?<$1>$2)')
        .replace(/\{(\w+)\}/g, '(?<$1>.+?)')
        .replace(/ \?/g, '\\s*')
        .replace(/ /g, '\\s+')})$`,
      'iu',
    ),
  }))
