import { composedContains, composedParent } from '../dom/composed.ts'

/** What was hit and all around it that does not hold the target too, the outermost last: the banner, not the word in it. */
export function coversOf(hit: Element, target: Element): [Element, ...Element[]] {
  const covers: [Element, ...Element[]] = [hit]
  for (let at = composedParent(hit); at && !composedContains(at, target); at = composedParent(at)) covers.push(at)
  return covers
}
