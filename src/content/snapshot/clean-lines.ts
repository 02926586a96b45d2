import { clean } from './clean.ts'

/** The same as `clean`, with line breaks and the indent of each line kept. */
export function cleanLines(text: string, max: number): string {
  if (!text.includes('\n')) return clean(text, max)
  let out = ''
  for (const line of text.slice(0, max * 20).split('\n')) {
    const indent = /^[ \t]*/.exec(line)?.[0].slice(0, 40) ?? ''
    out += `${indent}${clean(line, max)}\n`
    // What is cut ends in `…`, cut once or twice.
    if (out.length > max + 1) return `${out.slice(0, max - 1).trimEnd()}…`
  }
  return out.replace(/\n{3,}/g, '\n\n').trim()
}
