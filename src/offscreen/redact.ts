const limit = 300

/** Local servers take any word as a key (`ollama`); to cut it out of sentences would only garble them. */
const shortestSecret = 8

/**
 * The server's words, fit to be shown and kept: without the key (servers like to repeat it), on one line, capped.
 * The key goes first, or a cap in the middle of it would leave its beginning.
 */
export function redact(words: string, key: string): string {
  const clean = (key.length < shortestSecret ? words : words.replaceAll(key, '[key]')).replace(/\s+/g, ' ').trim()
  return clean.length > limit ? `${clean.slice(0, limit - 1)}…` : clean
}
