/** Wraps page text in the run's own mark; whatever looks like the mark inside is broken up. */
export function fenced(text: string, fence: string): string {
  const inside = text.replaceAll(fence, `${fence.slice(0, 2)}…`).replace(/\[\[(page|end)\b/gi, '[ [$1')
  return `[[page ${fence}]]\n${inside}\n[[end ${fence}]]`
}
