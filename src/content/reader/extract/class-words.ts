/** Classes that say how a thing looks, not what it is. */
const looks =
  /^(m|p|w|h|d|z|g)[trblxyse]?-|^(text|font|flex|grid|col|row|bg|border|rounded|items|justify|gap|sm|md|lg|xl|xs|hover|align|float|css|sc|jsx|mui|is|has|js|ng|v|el|ant|chakra|leading|tracking|space|absolute|relative|block|inline|hidden|truncate|btn|clearfix|container|wrapper|inner|active|odd|even|first|last)(-|$)/i

/** Words that a class was written with: `Card_price__x7Ab1` and `card-price` both give `card price`. */
const wordsOf = (name: string) =>
  name
    .replace(/__[\w-]*\d[\w-]*$|--?[\w]*\d[\w]*$/g, '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[-_]+/g, ' ')
    .trim()
    .toLowerCase()

/** What an element's classes say of what it is, the most telling first; generated names say nothing. */
export function classWords(el: Element): string[] {
  return [...el.classList]
    .slice(0, 8)
    .filter((name) => name.length > 2 && name.length < 50 && !looks.test(name))
    .map(wordsOf)
    .filter((words) => /^[\p{L} ]{3,40}$/u.test(words))
}
