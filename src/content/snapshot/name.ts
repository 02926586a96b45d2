/** Accessible name (accname 1.2): white space folded, invisible characters removed, capped at 120 characters. */
export function nameOf(_el: Element): string {
  return ''
}
