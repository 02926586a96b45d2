import { getter } from '../../dom/getter.ts'
import { attr, attrNames, hasAnyAttr, tagOf } from '../../dom/native.ts'
import { perPass } from '../../dom/pass.ts'
import { bit, bitOf, dressed, every, isGeometry, styling } from './bits.ts'
import { isShifting, keysOf } from './selectors.ts'

const sheetsOf = getter(Document.prototype, 'styleSheets')
const adoptedOf = getter(Document.prototype, 'adoptedStyleSheets')
const animations = Document.prototype.getAnimations

/** What the style sheets of the document may do to an element, told without computing its style. */
export type Facts = {
  /** Bits of what must be asked of the browser; 0 where the element is as its tag and its parent make it. */
  flagsOf(el: Element): number
  /** Sheets were there that may not be read: nothing is known. */
  readonly blind: boolean
  /** The sheets that were read, by number and rules. */
  readonly sheets: string
  /** Selectors of what stays in its place of the window, wherever it stands in the document. */
  readonly fixed: readonly string[]
  /** Looks once more at what is animated. */
  refresh(): void
}

type Tables = {
  classes: Map<string, number>
  ids: Map<string, number>
  attrs: Map<string, number>
  tags: Map<string, number>
  all: number
  fixed: string[]
}

function put(into: Map<string, number>, name: string, bits: number): void {
  into.set(name, (into.get(name) ?? 0) | bits)
}

/** Reads what a rule decides, for whom. */
function addRule(rule: CSSStyleRule, tables: Tables): void {
  const { style, selectorText } = rule
  let bits = 0
  let moves = false
  for (let i = 0; i < style.length; i++) {
    const name = style[i] ?? ''
    bits |= bitOf.get(name) ?? 0
    moves ||= isGeometry(name)
  }
  if (bits & bit.box && style.position === 'fixed' && !/&|::/.test(selectorText)) tables.fixed.push(selectorText)
  // Another colour under the mouse is no news.
  const shifts = ((bits & ~bit.ink) !== 0 || moves) && isShifting(selectorText)
  if (shifts) bits |= bit.shifting
  if (bits === 0) return
  const isPseudo = /:(?:before|after)/.test(selectorText)
  // What a ::before looks like says nothing of its element.
  if (isPseudo && !selectorText.includes(',')) bits &= bit.generated | bit.shifting
  for (const { kind, name } of keysOf(selectorText)) {
    if (kind === '.') put(tables.classes, name, bits)
    else if (kind === '#') put(tables.ids, name, bits)
    else if (kind === '[') put(tables.attrs, name, bits)
    else if (kind === 't') put(tables.tags, name, bits)
    else tables.all |= bits
  }
}

/** False where a sheet may not be read, as one of another origin. */
function addRules(rules: CSSRuleList, tables: Tables, depth = 0): boolean {
  if (depth > 20) return false
  for (let i = 0; i < rules.length; i++) {
    const rule = rules[i]
    if (rule instanceof CSSStyleRule) addRule(rule, tables)
    if (rule instanceof CSSImportRule && rule.styleSheet && !addSheet(rule.styleSheet, tables, depth + 1)) return false
    const inner = (rule as unknown as { cssRules?: CSSRuleList } | undefined)?.cssRules
    if (inner && inner.length > 0 && !(rule instanceof CSSKeyframesRule) && !addRules(inner, tables, depth + 1))
      return false
  }
  return true
}

function addSheet(sheet: CSSStyleSheet, tables: Tables, depth = 0): boolean {
  if (sheet.disabled) return true
  let rules: CSSRuleList
  try {
    rules = sheet.cssRules
  } catch {
    // A sheet of another origin: the browser throws a SecurityError, which is the answer.
    return false
  }
  return addRules(rules, tables, depth)
}

/** What is known while a page is being read; null at other times, when sheets may have changed. */
let current: Facts | null = null

export function holdFacts(facts: Facts | null): void {
  current = facts
}

/**
 * Bits of what only the browser can tell of an element, which must not lie in a shadow tree, for its sheets are not
 * known; `every` at other times than while a page is being read.
 */
export const flagsNow = (el: Element): number => (current && !current.blind ? current.flagsOf(el) : every)

/** Tells whether sheets came, went or got other rules. A rule changed in place cannot be told from before. */
function sheetsIn(all: CSSStyleSheet[]): string {
  return all
    .map((sheet) => {
      try {
        return sheet.disabled ? '-' : sheet.cssRules.length
      } catch {
        // Of another origin.
        return '?'
      }
    })
    .join()
}

/**
 * Reads all style sheets of the document, where they are not those that were read before; sheets in shadow roots do not
 * reach what lies outside.
 */
export function readFacts(doc: Document, before: Facts | null = null): Facts {
  const all = [...sheetsOf(doc), ...adoptedOf(doc)]
  const known = sheetsIn(all)
  if (before?.sheets === known) {
    before.refresh()
    return before
  }
  const tables: Tables = {
    classes: new Map(),
    ids: new Map(),
    attrs: new Map(styling),
    tags: new Map(dressed),
    all: 0,
    fixed: [],
  }
  const blind = !all.every((sheet) => addSheet(sheet, tables))
  const animated = new Set<Element>()
  const refresh = () => {
    animated.clear()
    for (const { effect } of animations.call(doc))
      if (effect instanceof KeyframeEffect && effect.target) animated.add(effect.target)
  }
  refresh()
  const byClass = new Map<string, number>()
  const ofClass = (text: string) => {
    let bits = 0
    for (const name of text.split(/\s+/)) bits |= tables.classes.get(name) ?? 0
    byClass.set(text, bits)
    return bits
  }
  const ofAttr = (name: string) => {
    const bits = name.startsWith('aria-') ? bit.said : 0
    tables.attrs.set(name, bits)
    return bits
  }
  return {
    blind,
    sheets: known,
    fixed: tables.fixed,
    refresh,
    flagsOf: perPass((el) => {
      if (blind) return every
      let bits = tables.all | (tables.tags.get(tagOf(el)) ?? 0)
      if (animated.size > 0 && animated.has(el)) return every
      if (!hasAnyAttr(el)) return bits
      for (const name of attrNames(el)) {
        if (name === 'class') {
          const text = attr(el, name) ?? ''
          bits |= byClass.get(text) ?? ofClass(text)
        } else if (name === 'id') {
          if (tables.ids.size > 0) bits |= tables.ids.get(attr(el, name) ?? '') ?? 0
        }
        bits |= tables.attrs.get(name) ?? ofAttr(name)
      }
      return bits
    }),
  }
}
