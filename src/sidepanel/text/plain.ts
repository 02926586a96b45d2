/**
 * Characters that a reader cannot see or that turn the reading direction: what they hide must not hide in an
 * approval. Format, control, private-use and tag characters, but for tab and line feed.
 */
const unseen = /[\p{Cc}\p{Cf}\p{Co}\p{Zl}\p{Zp}\u115f\u1160\u3164\uffa0]/gu

/** Text of a page or a model as a person has to see it: each unseen character becomes its number, as `⟨U+202E⟩`. */
export function plain(text: string): string {
  return text.replace(unseen, (character) =>
    character === '\n' || character === '\t'
      ? character
      : `⟨U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}⟩`,
  )
}
