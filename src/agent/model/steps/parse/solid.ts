import type { Reader } from './maker.ts'
import { MASK } from './mask.ts'

/** Masked text without its masks, in which what stood in quotes is one word without blanks or commas. */
export const solid = (text: string, read: Reader): string =>
  text.replace(MASK, (part) => read.bare(part).replace(/\s/g, '\uE003').replace(/,/g, '\uE004'))

/** The words themselves again. */
export const fluid = (text: string): string =>
  text
    .replace(/\uE003/g, ' ')
    .replace(/\uE004/g, ',')
    .trim()
