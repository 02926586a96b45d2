import { clean, visible } from './clean.ts'

/** A longer run of spaces says no more. */
const wide = /(\s{40})\s+/g

/** The same as `clean`, with line breaks and white space kept where it counts: between and within lines, not around. */
export function keepLines(text: string, max: number): string {
  let out = ''
  for (const line of text.slice(0, max * 20).split('\n')) {
    out += `${visible(line)
      .replace(/[^\S\t]/g, ' ')
      .replace(wide, '$1')
      .trimEnd()}\n`
    // What is cut ends in `…`, cut once or twice.
    if (out.length > max + 1) return `${out.slice(0, max - 1).trimEnd()}…`
  }
  return out.replace(/\n{3,}/g, '\n\n').replace(/^\n+|\s+$/g, '')
}

/** Lines are kept where there are several. */
export const cleanLines = (text: string, max: number): string =>
  text.includes('\n') ? keepLines(text, max) : clean(text, max)
