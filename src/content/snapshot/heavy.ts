import { topOf } from '../dom/doc.ts'
import { perPass } from '../dom/pass.ts'

const allIn = Element.prototype.getElementsByTagName
const many = 3000

const holdsMany = perPass((top) => allIn.call(top, '*').length > many)

/** A hit test looks at each child of a long list, each positioned box: on a page with so many elements it is dear. */
export function isHeavy(doc: Document): boolean {
  const top = topOf(doc)
  return top !== null && holdsMany(top)
}
