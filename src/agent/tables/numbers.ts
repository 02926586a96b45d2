/** How a column writes its numbers; null where nothing in it tells. */
export type Decimal = '.' | ',' | null

const spaces = /[\s\u00A0\u202F\u2009']/g
const body = /^[+\-−–]?\d[\d.,\s\u00A0\u202F\u2009']*$/

export type Amount = { digits: string; unit: string; negative: boolean }

/** Splits `−1.234,50 €` into sign, digits and unit; null where the text is no amount. */
export function amountOf(text: string): Amount | null {
  const trimmed = text.trim().slice(0, 60)
  const inside = /^\((.*)\)$/.exec(trimmed)?.[1]
  const found = /^([^\d+\-−–.,]{0,12}?)([+\-−–]?)([^\d+\-−–.,]{0,6}?)(\d[\d.,\s\u00A0\u202F\u2009']*)(\D{0,12})$/u.exec(
    inside ?? trimmed,
  )
  if (!found) return null
  const [, before = '', sign = '', between = '', digits = '', after = ''] = found
  const lead = `${before}${between}`.trim()
  const tail = after.trim()
  if (lead !== '' && tail !== '') return null
  // Before a number stands a currency, not a word: `Row 5` is a name.
  if (lead !== '' && !/^(\p{Sc}|[A-Z]{2,3}|[A-Z]{1,3}\s?\p{Sc}|kr\.?|Rs\.?|Fr\.?)$/u.test(lead)) return null
  const unit = lead || tail
  // A unit is a sign or a short word, not the rest of a sentence.
  if (!/^(\p{Sc}|[A-Z]{1,3}\s?\p{Sc}|%|‰|°[CF]?|\p{L}{1,4}\.?|\p{L}{1,3}[²³]|\p{L}{1,3}\/\p{L}{1,3})?$/u.test(unit))
    return null
  if (!body.test(digits) || /[.,]$/.test(digits.trim())) return null
  return { digits: digits.replace(spaces, ''), unit, negative: inside !== undefined || /[-−–]/.test(sign) }
}

/** Groups of three after each mark: `1.234.567` */
const grouped = (digits: string, mark: string) => new RegExp(`^\\d{1,3}(\\${mark}\\d{3})+$`).test(digits)

/** The decimal mark that these digits prove, `either` where both fit, null where there is no mark, false where neither fits. */
function markIn(digits: string): Decimal | 'either' | false {
  const dot = digits.lastIndexOf('.')
  const comma = digits.lastIndexOf(',')
  if (dot === -1 && comma === -1) return null
  if (dot !== -1 && comma !== -1) {
    const [decimal, group] = dot > comma ? (['.', ','] as const) : ([',', '.'] as const)
    const [whole = '', ...rest] = digits.split(decimal)
    return rest.length === 1 && grouped(whole, group) ? decimal : false
  }
  const mark = dot === -1 ? ',' : '.'
  const other = mark === '.' ? ',' : '.'
  if (digits.split(mark).length > 2) return grouped(digits, mark) ? other : false
  // `1.234` may be either, `0.123` not.
  return grouped(digits, mark) && !digits.startsWith('0') ? 'either' : mark
}

/** The decimal mark of a column, from all of its texts; where they leave it open, from the page's language. */
export function decimalOf(digits: string[], language: string): Decimal | false {
  const marks = new Set(digits.map(markIn))
  if (marks.has(false) || (marks.has('.') && marks.has(','))) return false
  if (marks.has('.')) return '.'
  if (marks.has(',')) return ','
  if (!marks.has('either')) return null
  return localeDecimal(language)
}

function localeDecimal(language: string): Decimal {
  const [tag] = Intl.NumberFormat.supportedLocalesOf(
    /^[a-z]{2,3}([-_]\w+)*$/i.test(language) ? language.replaceAll('_', '-') : 'en',
  )
  const mark = new Intl.NumberFormat(tag ?? 'en').formatToParts(1.5).find((part) => part.type === 'decimal')?.value
  return mark === ',' ? ',' : '.'
}

/** The value of digits whose decimal mark is known. */
export function numberOf({ digits, negative }: Amount, decimal: Decimal): number {
  const group = decimal === ',' ? '.' : ','
  const plain = digits.replaceAll(group, '').replace(',', '.')
  return negative ? -Number(plain) : Number(plain)
}
