const words = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ')
const han = '零一二三四五六七八九十'

/** `3`, `three`, `a`, `三`; null where it is no count. */
export const numberOf = (text: string): number | null => {
  const plain = text.trim().toLowerCase()
  if (/^\d{1,6}$/.test(plain)) return Number(plain)
  if (plain === 'a' || plain === 'an' || plain === 'once') return 1
  if (plain === 'twice' || plain === 'a couple of' || plain === '两') return 2
  const at = plain.length === 1 ? han.indexOf(plain) : -1
  if (at >= 0) return at
  const index = words.indexOf(plain)
  return index >= 0 ? index : null
}
