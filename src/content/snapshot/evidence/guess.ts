/** Marks evidence that is only a likeness: of words in the markup, or of what stands beside it. */
export const guess = 'maybe'
