import { composedChildren } from '../dom/composed.ts'
import { dataOf, hasAttr, holds, isElement, isText, rectOf, styleOf, tagOf } from '../dom/native.ts'
import { clean } from './clean.ts'
import { pictures } from './ground.ts'
import { isLegible } from './ink.ts'
import type { Item } from './item.ts'
import { misleads } from './misleads.ts'
import type { Screen } from './screen.ts'
import { viewIn } from './visible.ts'

/** Roles whose content is all that names them, unless their author says otherwise. */
const named = new Set(['button', 'link', 'menuitem', 'tab', 'heading', 'option', 'clickable'])
const maxNodes = 60
const anyPicture = [...pictures].join()

type Looking = { readonly screen: Screen; readonly range: Range; left: number; seen: string; isPainted: boolean }

/** Collects what can be read in an element. */
function look(el: Element, looking: Looking): void {
  const { screen, range } = looking
  const view = viewIn(el)
  if (!view) return
  const style = styleOf(el)
  const isShown = style.visibility === 'visible'
  looking.isPainted ||= isShown && style.backgroundImage !== 'none'
  for (const child of composedChildren(el)) {
    if (looking.left-- <= 0) return
    if (isElement(child)) {
      look(child, looking)
      looking.seen += ' '
    } else if (isText(child) && isShown && /\S/.test(dataOf(child))) {
      range.selectNodeContents(child)
      if (isLegible(el, dataOf(child), range.getBoundingClientRect(), view, screen)) looking.seen += dataOf(child)
    }
  }
}

const isNamedElsewhere = (el: Element) => hasAttr(el, 'aria-label') || hasAttr(el, 'aria-labelledby')

const hasPseudo = (el: Element) =>
  (['::before', '::after'] as const).some((pseudo) => !/^(none|normal|"")$/.test(styleOf(el, pseudo).content))

/** Says where the words of a control are not those that can be seen on it, or none can. */
export function noteHiddenWords(item: Item, screen: Screen, range: Range): void {
  const { el, name, role } = item
  if (!name || !named.has(role) || isNamedElsewhere(el) || tagOf(el) === 'input' || rectOf(el).width === 0) return
  const looking: Looking = { screen, range, left: maxNodes, seen: '', isPainted: false }
  look(el, looking)
  if (looking.left <= 0) return
  const seen = clean(looking.seen, 60)
  const isBlank = seen === '' && !looking.isPainted && !holds(el, anyPicture) && !hasPseudo(el)
  if (!isBlank && !misleads(name, seen)) return
  item.notes.push(isBlank ? 'its words cannot be seen' : `shows ${JSON.stringify(seen)}`)
  item.line = null
}
