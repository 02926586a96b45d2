import { distance } from 'fastest-levenshtein'

/** Verbs that a slip of the keyboard may hide; none under four letters. */
const verbs =
  'open click press enter type write search select choose find scroll tick untick check uncheck tell read wait remove sort filter accept submit continue note remember navigate visit dismiss close hover upload'.split(
    ' ',
  )

/** Words of their own that are as near to a verb as a slip is. */
const others = new Set(
  'starch stroll scrawl elect summit fitter falter remote removed removes remover searched searches searcher chosen selects selected accepts accepted submits submitted continued continues scrolls dismissed navigated remembers uploads uploaded unchecks filters filtered wrote written typo'.split(
    ' ',
  ),
)

/** Two neighbouring letters that changed places. */
const swapped = (word: string, verb: string): boolean => {
  if (word.length !== verb.length) return false
  const at = [...word].findIndex((letter, index) => letter !== verb[index])
  return at >= 0 && word[at] === verb[at + 1] && word[at + 1] === verb[at] && word.slice(at + 2) === verb.slice(at + 2)
}

/** A letter struck twice. */
const doubled = (word: string, verb: string): boolean =>
  word.length === verb.length + 1 &&
  [...word].some((letter, at) => letter === word[at + 1] && word.slice(0, at) + word.slice(at + 1) === verb)

/** Short verbs have many neighbours that are words; there only what is hardly ever one counts as a slip. */
const isSlip = (word: string, verb: string): boolean =>
  word[0] === verb[0] &&
  (swapped(word, verb) ||
    doubled(word, verb) ||
    (verb.length >= 6 && distance(word, verb) === 1) ||
    (verb.length === 5 && word.length === 4 && distance(word, verb) === 1))

/** The verb that a word at the head of a step was meant to be; null for verbs, other words, and anything under four letters. */
export const slippedVerb = (written: string): string | null => {
  const word = written.toLowerCase()
  if (!/^[a-z]{4,}$/.test(word) || verbs.includes(word) || others.has(word)) return null
  const [verb, ...more] = verbs.filter((one) => isSlip(word, one))
  return verb && more.length === 0 ? verb : null
}

/** Does the text begin with a verb that has a slip in it? */
export const beginsSlipped = (text: string): boolean =>
  slippedVerb(/^\s*(\p{L}+)(?=\s)/u.exec(text)?.[1] ?? '') !== null

const small: [RegExp, string][] = [
  [/\b(?:teh|hte|tehe)\b/gi, 'the'],
  [/\b(?:adn|nad)\b/gi, 'and'],
  [/\b(?:fro)\b/gi, 'for'],
  [/\bbas?kett?\b/gi, 'basket'],
]

/** A step of which no rule made sense, with its slips put right. Quoted parts are masked, so they stay as they are. */
export const mendSlips = (step: string): string => {
  const mended = small.reduce((text, [form, word]) => text.replace(form, word), step)
  return mended.replace(/^\p{L}+/u, (word) => slippedVerb(word) ?? word)
}
