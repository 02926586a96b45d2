import { atEdge, groupNames, inside, textOf } from '../page/around.ts'
import type { PageNode } from '../page/page-node.ts'
import type { Family, Target } from '../parse/unit.ts'
import { wordsOf } from './fold-words.ts'
import { openerOf, pickItems } from './items.ts'
import { editable, familyRoles, isActionable, isDisabled } from './roles.ts'
import { distinct } from './same-thing.ts'
import { inScope } from './scope-boxes.ts'
import { AROUND, HOLDS, SAME, scoreName, TYPO } from './score-name.ts'
import { openDialog, type View, withRef } from './view.ts'

export type Found =
  | { state: 'one'; node: PageNode; score: number }
  | { state: 'none' }
  | { state: 'many'; nodes: PageNode[] }

const none: Found = { state: 'none' }

/** A name, or the text of a nameless thing that can be acted on. */
export const nameOf = (node: PageNode): string => {
  if (node.name) return node.name
  const text = textOf(node).trim()
  return text.length <= 80 ? text : ''
}

/** "colour Brass": the group's name may be spoken with the thing's own. */
const scoreAround = (phrase: string, node: PageNode): number => {
  const asked = wordsOf(phrase)
  const own = wordsOf(nameOf(node))
  const around = groupNames(node).flatMap(wordsOf)
  const shared = asked.filter((word) => own.includes(word))
  if (shared.length === 0 || asked.length < 2 || !asked.every((word) => own.includes(word) || around.includes(word)))
    return 0
  return own.every((word) => asked.includes(word)) ? SAME - 2 : AROUND
}

/** A field may say what goes in by its type or its placeholder only: `email`, `placeholder "Your name"`. */
const scoreHint = (phrase: string, note: string): number =>
  scoreName(phrase, note.replace(/^placeholder "(.*)"$/, '$1')) >= SAME - 2 ? AROUND : 0

const scoreOf = (target: Target, node: PageNode): number => {
  const name = nameOf(node)
  const phrases = target.family === null || target.quoted ? [target.words] : [target.words, target.whole]
  const direct = Math.max(...phrases.map((phrase) => scoreName(phrase, name)))
  if (target.quoted) return direct >= HOLDS ? direct : 0
  const hinted = editable.has(node.role) ? Math.max(0, ...node.notes.map((note) => scoreHint(target.words, note))) : 0
  return Math.max(direct, hinted, ...phrases.map((phrase) => scoreAround(phrase, node)))
}

const tierOf = (score: number): number => [SAME - 2, HOLDS, AROUND, TYPO].find((floor) => score >= floor) ?? 0

/** Keeps those that a test prefers, if it prefers any. */
const prefer = (nodes: PageNode[], test: (node: PageNode) => boolean): PageNode[] => {
  const good = nodes.filter(test)
  return good.length > 0 ? good : nodes
}

const settle = (scored: { node: PageNode; score: number }[], target: Target): Found => {
  const best = Math.max(0, ...scored.map(({ score }) => score))
  if (best < TYPO) return none
  const floor = best >= SAME - 2 ? best : tierOf(best)
  let nodes = scored.filter(({ score }) => score >= floor && tierOf(score) === tierOf(best)).map(({ node }) => node)
  nodes = distinct(prefer(nodes, isActionable))
  if (target.nth !== null) {
    // what is counted is what the page is about, not its frame
    if (!target.scope) nodes = nodes.filter((one) => !atEdge(one))
    const node = target.nth < 0 ? nodes.at(target.nth) : nodes[target.nth - 1]
    return node ? { state: 'one', node, score: best } : none
  }
  nodes = prefer(
    prefer(nodes, (node) => !atEdge(node)),
    (node) => !isDisabled(node),
  )
  const [node] = nodes
  return node && nodes.length === 1 ? { state: 'one', node, score: best } : { state: 'many', nodes }
}

const among = (pool: PageNode[], target: Target): Found =>
  settle(
    pool.map((node) => ({ node, score: scoreOf(target, node) })),
    target,
  )

const pressed = new Set([
  'button',
  'link',
  'menuitem',
  'tab',
  'clickable',
  'generic',
  'group',
  'image',
  'img',
  'columnheader',
])

/** What may be taken for a thing of this kind by its looks; kinds without an entry may be anything. */
const looksLike: Partial<Record<Family, Set<string>>> = {
  button: new Set([...pressed, 'option', 'radio', 'checkbox', 'combobox']),
  link: pressed,
  tab: new Set(['button', 'link', 'radio']),
  field: editable,
  slider: editable,
  checkbox: new Set(['button', 'radio', 'option', 'clickable']),
  radio: new Set(['button', 'option', 'checkbox', 'clickable']),
  combobox: new Set(['button', 'textbox', 'searchbox', 'group', 'radiogroup']),
}

/** By the kind of thing that was asked for first; a link that looks like a button is called a button. */
const byFamily = (pool: PageNode[], target: Target): Found => {
  if (!target.family) return among(pool, target)
  const roles = familyRoles[target.family]
  const exact = among(
    pool.filter(({ role }) => roles.has(role)),
    target,
  )
  if (exact.state !== 'none') return exact
  const alike = looksLike[target.family]
  return among(
    pool.filter((node) => alike?.has(node.role) !== false && !(target.family === 'tab' && atEdge(node))),
    target,
  )
}

const soft = /^(?<name>.+?)\s+(?:of|for|in|from|on|at|with|by|的)\s+(?:the\s+)?(?<scope>.+)$/i

const counted = (view: View, target: Target, scope: Set<PageNode> | null): Found => {
  const { items, partial } = pickItems(view, target, scope)
  const nodes = items.flatMap((item) => openerOf(item) ?? [])
  const [node] = nodes
  return node && nodes.length === 1 && !partial
    ? { state: 'one', node, score: SAME }
    : nodes.length > 0
      ? { state: 'many', nodes }
      : none
}

const nthOfRole = (pool: PageNode[], target: Target): Found => {
  const roles = target.family && familyRoles[target.family]
  const nodes = pool.filter((node) => roles?.has(node.role) && !atEdge(node))
  const node =
    target.nth === null
      ? nodes.length === 1
        ? nodes[0]
        : undefined
      : target.nth < 0
        ? nodes.at(target.nth)
        : nodes[target.nth - 1]
  return node
    ? { state: 'one', node, score: SAME }
    : nodes.length > 0 && target.nth === null
      ? { state: 'many', nodes }
      : none
}

/** The whole phrase is a name of its own: "Highest price", "Last page", "First name". */
const byFullName = (pool: PageNode[], target: Target): Found => {
  const { full } = target
  if (!full || target.quoted) return none
  const named = pool.filter((node) => scoreName(full, nameOf(node)) >= SAME)
  return named.length > 0 ? among(named, { ...target, words: full, whole: full, nth: null, best: null }) : none
}

/**
 * The one thing on the page that a phrase means, among nodes that `fits`. Two that fit equally are `many`, never a guess;
 * only what truly is the same thing counts once.
 */
export const findTarget = (view: View, target: Target, fits: (node: PageNode) => boolean = () => true): Found => {
  const scope = target.scope ? inScope(view, target.scope) : null
  if (target.scope && !scope) return none
  const pool = withRef(view).filter((node) => fits(node) && (!scope || scope.has(node)))
  const full = byFullName(pool, target)
  if (full.state !== 'none') return full
  if (target.best || (target.nth !== null && (target.family === 'item' || target.family === 'row')))
    return counted(view, target, scope)
  if (!target.words) return target.family ? nthOfRole(pool, target) : none
  const dialog = openDialog(view)
  if (dialog && !scope) {
    const within = byFamily(
      pool.filter((node) => inside(node, dialog)),
      target,
    )
    if (within.state !== 'none') return within
  }
  const found = byFamily(pool, target)
  if (found.state !== 'none') return found
  if (target.nth !== null) return counted(view, target, scope)
  if (target.family && target.words === target.whole) return nthOfRole(pool, target)
  const parts = target.scope || target.quoted ? null : soft.exec(target.words)?.groups
  return parts
    ? findTarget(view, { ...target, words: parts.name ?? '', whole: parts.name ?? '', scope: parts.scope ?? '' }, fits)
    : none
}
