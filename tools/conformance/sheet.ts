export type Kind = 'name' | 'role' | 'description'

/** A page of a published set. */
export type Sheet = {
  set: string
  /** Where it is from, for the person. */
  file: string
  html: string
  /** What is asked of it; null where the page says so itself, by `data-expectedlabel` and its like. */
  asks: { selector: string; kind: Kind; want: string; test: string }[] | null
}
