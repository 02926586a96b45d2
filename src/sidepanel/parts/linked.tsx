import { originOf } from '../text/origin.ts'
import { plain } from '../text/plain.ts'

const address = /\bhttps?:\/\/[^\s<>"'`|\\^{}]+[^\s<>"'`|\\^{}.,;:!?)\]]/g

/**
 * Text in which http addresses can be followed. The whole address is the text, so none can pose as another, and
 * nothing is fetched before the click.
 */
export function Linked({ text }: { text: string }) {
  const safe = plain(text)
  const parts: (string | { href: string })[] = []
  let end = 0
  for (const match of safe.matchAll(address)) {
    if (originOf(match[0]) === '') continue
    parts.push(safe.slice(end, match.index), { href: match[0] })
    end = match.index + match[0].length
  }
  parts.push(safe.slice(end))
  return (
    <>
      {parts.map((part, at) =>
        typeof part === 'string' ? (
          part
        ) : (
          <a key={`${at}${part.href}`} href={part.href} target="_blank" rel="noopener noreferrer">
            {part.href}
          </a>
        ),
      )}
    </>
  )
}
