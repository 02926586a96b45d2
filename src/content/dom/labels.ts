import { hostOf } from './composed.ts'
import { topOf } from './doc.ts'
import { controlOf, labelsOf } from './field.ts'
import { contains, documentOf, queryAllIn, rootOf } from './native.ts'
import { isInPass, perPass } from './pass.ts'

const none: readonly Element[] = []

type Labels = Map<Element, Element[]>

function collect(labels: Iterable<Element>): Labels {
  const found: Labels = new Map()
  for (const label of labels) {
    const control = controlOf(label)
    if (!control) continue
    const had = found.get(control)
    if (had) had.push(label)
    else found.set(control, [label])
  }
  return found
}

const inDocument = perPass((top) => collect(queryAllIn(top, 'label')))
const inShadow = perPass((host) => collect(rootOfHost.get(host)?.querySelectorAll('label') ?? []))
/** A root by its host: closed ones cannot be asked for. */
const rootOfHost = new WeakMap<Element, ShadowRoot>()

/**
 * Labels of a form control, in tree order. A browser looks through the whole tree for the `labels` of each control
 * anew; within a pass they are looked for once.
 */
export function labelsFor(el: Element): readonly Element[] {
  if (!isInPass()) return labelsOf(el)
  const doc = documentOf(el)
  const top = contains(doc, el) ? topOf(doc) : null
  if (top) return inDocument(top).get(el) ?? none
  const root = rootOf(el)
  if (!(root instanceof ShadowRoot)) return labelsOf(el)
  const host = hostOf(root)
  rootOfHost.set(host, root)
  return inShadow(host).get(el) ?? none
}
