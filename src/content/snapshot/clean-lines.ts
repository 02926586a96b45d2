import { clean } from './clean.ts'

/** The same as `clean`, with the line breaks kept; the last line shows where it was cut. */
export function cleanLines(text: string, max: number): string {
  if (!text.includes('\n')) return clean(text, max)
  let out = ''
  for (const line of text.slice(0, max * 20).split('\n')) {
    const left = max - out.length
    if (left <= 1) return `${out.trim()}…`
    out += `${clean(line, left)}\n`
  }
  return out.replace(/\n{3,}/g, '\n\n').trim()
}
