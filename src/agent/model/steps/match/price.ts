// a plain blank is part of an amount only where cents follow: in "€19.00 132" the next cell begins behind it
const form =
  /(?:[€$£¥]|EUR|USD|GBP|CHF)\s?(\d{1,3}(?:[\u00A0\u202F]\d{3})+(?:[.,]\d{1,2})?|\d{1,3}(?: \d{3})+[.,]\d{2}(?!\d)|\d[\d.,]*)|(\d[\d.,]*)\s?(?:€|\$|£|EUR|USD|GBP|CHF|kr)/g

const amountOf = (text: string): number => {
  const digits = text.replace(/[\u00A0\u202F ]/g, '').replace(/[.,]$/, '')
  const cents = /[.,](\d{1,2})$/.exec(digits)
  const whole = (cents ? digits.slice(0, -cents[0].length) : digits).replace(/[.,]/g, '')
  return Number(`${whole}.${cents?.[1] ?? 0}`)
}

/** Amounts in the order they are written, as `€1,299.00`. */
export const amountsIn = (text: string): string[] =>
  [...text.matchAll(form)].map(([all]) => all.trim().replace(/[.,]$/, ''))

/** What a card asks for: of an old and a new price the lower. Null where it names none. */
export const priceOf = (text: string): number | null => {
  const all = [...text.matchAll(form)].map((match) => amountOf(match[1] ?? match[2] ?? '')).filter(Number.isFinite)
  return all.length > 0 ? Math.min(...all) : null
}
