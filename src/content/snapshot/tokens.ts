import { estimateTokenCount } from 'tokenx'

/**
 * Tokens of one line, rather too many than too few. tokenx prices prose; refs, quotes and punctuation, of which our
 * lines are full, cost real tokenizers more.
 */
export const tokensOf = (line: string): number => Math.ceil(estimateTokenCount(line) * 1.2) + 1
