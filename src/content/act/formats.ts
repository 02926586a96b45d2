import { dated } from './dates.ts'

export type Format = { format: string; read(text: string): string | null }

function readColor(text: string): string | null {
  if (!CSS.supports('color', text)) return null
  const pen = new OffscreenCanvas(1, 1).getContext('2d')
  if (!pen) return null
  pen.fillStyle = text
  // A colour that is not opaque comes back as rgba(…), which the field cannot hold.
  return /^#[0-9a-f]{6}$/.test(String(pen.fillStyle)) ? String(pen.fillStyle) : null
}

/** `1,299.50` and `1 299.50` are read as a person means them; `1,5` could be two numbers. */
function readNumber(text: string): string | null {
  const plain = text.replace(/(?<=\d)[\s'’](?=\d{3})/g, '').replace(/(?<=\d),(?=\d{3}(?:\D|$))/g, '')
  return plain !== '' && Number.isFinite(Number(plain)) ? plain : null
}

/** Inputs whose value has a form of its own; an empty text clears the field. */
export const formats: Record<string, Format> = {
  ...dated,
  color: { format: '#rrggbb', read: readColor },
  number: { format: 'a number such as 12.5', read: readNumber },
  range: { format: 'a number such as 12.5', read: readNumber },
}
