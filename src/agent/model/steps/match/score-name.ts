import { distance } from 'fastest-levenshtein'
import { plain, withoutCount, wordsOf } from './fold-words.ts'

/** From what score on a name is the phrase in other words; below, it only holds it. */
export const SAME = 90
export const HOLDS = 60
export const AROUND = 52
export const TYPO = 40

/** Slips of the finger in longer words; numbers and first letters are never forgiven. */
export const typo = (a: string, b: string): boolean => {
  if (a === b) return true
  const limit = Math.min(a.length, b.length) < 4 ? 0 : a.length < 8 ? 1 : 2
  return limit > 0 && !/\d/.test(a + b) && a[0] === b[0] && distance(a, b) <= limit
}

const covers = (part: string[], all: string[]): boolean => part.every((word) => all.includes(word))

/**
 * How well a name answers to a phrase, 0 to 100: 100 the same, from SAME on the same in other words, from HOLDS on all
 * words of the phrase are in the name, from TYPO on the same but for slips. Whole words only.
 */
export const scoreName = (phrase: string, name: string): number => {
  const asked = plain(phrase)
  const given = plain(name)
  if (!asked || !given) return 0
  if (asked === given) return 100
  if (asked === plain(withoutCount(name))) return 98
  const askedWords = wordsOf(phrase)
  const givenWords = wordsOf(withoutCount(name))
  if (askedWords.join(' ') === givenWords.join(' ')) return 95
  if (askedWords.length === givenWords.length && covers(askedWords, givenWords) && covers(givenWords, askedWords))
    return 92
  const whole = wordsOf(name)
  if (covers(askedWords, whole)) return HOLDS + 20 * (askedWords.length / whole.length)
  if (askedWords.length === givenWords.length && askedWords.every((word, index) => typo(word, givenWords[index] ?? '')))
    return TYPO
  return 0
}
