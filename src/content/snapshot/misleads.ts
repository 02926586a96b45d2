const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')

/** So many letters more say what a thing is about, as "Read more" of which article. */
const fewMore = 12

/** May a name mean something else than what is seen: other words, or many more than these? */
export function misleads(name: string, seen: string): boolean {
  const [all, shown] = [letters(name), letters(seen)]
  if (shown.length < 2 || shown.includes(all)) return false
  const more = all.length - shown.length
  return !all.includes(shown) || more > Math.max(fewMore, shown.length)
}
