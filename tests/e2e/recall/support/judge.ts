import type { Truth } from '../../../support/pages.ts'
import { composedParent, deepestAt, isOperable, resolve, seen } from './dom.ts'

/** What the snapshot of one page says of what a person can click in it. */
export type Judgement = {
  /** Labelled and to be seen. */
  labelled: number
  found: number
  misses: string[]
  /** Labelled as hidden, yet with a line of its own that does not say that it is covered, inert or hidden from readers. */
  ghosts: string[]
  /** Lines with a ref. */
  lines: number
  /** Of those, lines that stand for something labelled or natively operable, or that lie in one. */
  right: number
  wrong: string[]
}

const veiled = /[(,] ?(covered by |covered[,)]|inert|aria-hidden)/

type Refs = { find(ref: string): { state: string; element?: Element } }
type World = Record<symbol, { world: { frame: { refs: Refs } } }>

/** The elements of all refs in lines, with the text around each. Runs in the content script's own world. */
export function refsIn(lines: string[]): Map<Element, string> {
  const { refs } = (globalThis as unknown as World)[Symbol.for('cobrowser.frame') as never]?.world.frame ?? {}
  const out = new Map<Element, string>()
  for (const line of lines) {
    for (const match of line.matchAll(/\[((?:f\d+)?e\d+)\]/g)) {
      const found = refs?.find(match[1] ?? '')
      // With the notes behind it, up to the next ref.
      const end = /^.[^[]*/.exec(line.slice(match.index))?.[0] ?? ''
      const around = line.slice(Math.max(0, (match.index ?? 0) - 60), match.index) + end
      if (found?.element) out.set(found.element, around.trim())
    }
  }
  return out
}

const say = (el: Element) => {
  const text = (el.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, 30)
  const mark = [el.id && `#${el.id}`, ...[...el.classList].slice(0, 2).map((c) => `.${c}`)].join('')
  return `${el.localName}${mark}${text && ` "${text}"`}`
}

/** Where a click on this element would arrive, once it is scrolled into view. */
function arrival(el: Element): Element | null {
  el.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
  const [box] = [...el.getClientRects()].filter((r) => r.width > 0 && r.height > 0)
  return box ? deepestAt(box.left + box.width / 2, box.top + box.height / 2) : null
}

const isWithin = (inner: Element | null, outer: Element) => {
  for (let at = inner; at; at = composedParent(at)) if (at === outer) return true
  return false
}

/** The field that a label stands for, and the labels of a field. */
const partners = (el: Element): Element[] => {
  const label = el.closest('label')
  const control = label?.control
  const labels = (el as HTMLInputElement).labels
  return [...(control ? [control] : []), ...(labels ? [...labels] : [])]
}

/** The ref'd element that stands for a target; it may stand for one only. */
function standIn(
  target: Element,
  refs: Map<Element, string>,
  targets: Set<Element>,
  used: Set<Element>,
): Element | null {
  if (refs.has(target)) return target
  const isFree = (el: Element) => refs.has(el) && !targets.has(el) && !used.has(el)
  for (const partner of partners(target)) {
    if (refs.has(partner) && (!targets.has(partner) || partner === target.closest('label')?.control)) return partner
  }
  for (let at = composedParent(target); at; at = composedParent(at)) {
    if (isFree(at) && isWithin(arrival(at), target)) return at
  }
  for (const el of refs.keys()) if (isFree(el) && isWithin(el, target) && isWithin(arrival(el), target)) return el
  // The field of a slider is clipped away in its thumb.
  const [field, ...more] = target.querySelectorAll('input')
  if (field && more.length === 0 && field.type === 'range' && isFree(field)) return field
  return null
}

/** Holds the refs of a snapshot against labels made by hand. */
export function judge(truth: Truth[], lines: string[]): Judgement {
  const refs = refsIn(lines)
  const all = truth.map(({ selector, what, hidden }) => ({ els: resolve(document, selector), selector, what, hidden }))
  const shown = all.filter(({ hidden }) => !hidden)
  const misses = shown.filter(({ els }) => els.length === 0).map(({ selector }) => `${selector}: fits nothing`)
  const targets = new Set(shown.flatMap(({ els }) => els.filter(seen)))
  const used = new Set<Element>()
  let found = 0
  const judged = new Set<Element>()
  for (const { els, what } of shown) {
    for (const el of els.filter((one) => targets.has(one) && !judged.has(one))) {
      judged.add(el)
      const by = standIn(el, refs, targets, used)
      if (by) {
        used.add(by)
        found++
      } else misses.push(`${say(el)}: ${what}`)
    }
  }
  const hidden = new Set(all.flatMap(({ els, hidden: isHidden }) => (isHidden ? els : [])))
  const isRight = (el: Element) =>
    used.has(el) || targets.has(el) || isOperable(el) || partners(el).some((p) => targets.has(p))
  const wrong = [...refs].filter(([el]) => !isRight(el))
  return {
    labelled: targets.size,
    found,
    misses,
    ghosts: [...hidden].filter((el) => refs.has(el) && !veiled.test(refs.get(el) ?? '')).map(say),
    lines: refs.size,
    right: refs.size - wrong.length,
    wrong: wrong.map(([, line]) => line),
  }
}

/** Which of these elements have no line that stands for them or for what they are in or what is in them. */
export function missedOf(els: Element[], lines: string[]): { asked: number; missed: string[] } {
  const refs = refsIn(lines)
  const kept = els.filter((el) => seen(el) && el.localName !== 'body' && el.localName !== 'html')
  const around = new Set<Element>()
  for (const el of refs.keys()) for (let at: Element | null = el; at; at = composedParent(at)) around.add(at)
  const isTold = (el: Element) => {
    if (around.has(el) || partners(el).some((p) => refs.has(p))) return true
    for (let at = composedParent(el); at; at = composedParent(at)) if (refs.has(at)) return true
    return false
  }
  return { asked: kept.length, missed: kept.filter((el) => !isTold(el)).map(say) }
}

const aRef = /\[((?:f\d+)?e\d+)\]/g

/** Refs of what is only likely to be something to act on: by a note of its own, or by one that holds for all of its line. */
export const likely = (lines: string[]): string[] =>
  lines.flatMap((line) => {
    const refs = / all \([^)]*\bmaybe\b/.test(line) ? line : line.replace(/\[[^\]]*\](?! \(maybe)/g, '')
    return [...refs.matchAll(aRef)].flatMap((match) => match[1] ?? [])
  })

/** The labelled elements that a ref is or lies in, as said and as marked by what a click on them does. */
export function labelledAt(ref: string, selectors: string[]): { what: string; outline: string }[] {
  const { refs } = (globalThis as unknown as World)[Symbol.for('cobrowser.frame') as never]?.world.frame ?? {}
  const el = refs?.find(ref).element
  if (!el) return []
  const all = selectors.flatMap((selector) => resolve(document, selector)) as HTMLElement[]
  return all.filter((one) => isWithin(el, one)).map((one) => ({ what: say(one), outline: one.style.outlineStyle }))
}
