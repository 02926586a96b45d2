import { findTarget, nameOf } from '../match/find-target.ts'
import { choosable } from '../match/roles.ts'
import { HOLDS, SAME, scoreName } from '../match/score-name.ts'
import { below, inside } from '../page/around.ts'
import type { PageNode } from '../page/page-node.ts'
import { plainTarget } from '../parse/read-target.ts'
import type { Target } from '../parse/unit.ts'
import { aim, settleFound } from './aim.ts'
import { act, type Context, lastAct, type Move, type Verb } from './move.ts'

const groups = new Set(['group', 'radiogroup', 'tablist', 'list', 'region', 'menu', 'toolbar'])

export const isGroup = (node: PageNode): boolean =>
  groups.has(node.role) && [...below(node)].some(({ ref, role }) => ref && choosable.has(role))

const counts = /(\d+) options?/

/** It offers a list to choose from, as a select does. */
export const isList = (node: PageNode): boolean =>
  node.role === 'listbox' ||
  (node.role === 'combobox' &&
    (node.notes.some((note) => counts.test(note)) ||
      node.children.some(({ role }) => role === 'option' || role === 'listbox')))

/** The words in quotes of a sentence: what a failed `select` says there is. */
export const quotedIn = (text: string): string[] => [...text.matchAll(/"([^"]+)"/g)].map((match) => match[1] ?? '')

/** The one option that the words mean; null for none or several. */
export const bestOption = (words: string, options: string[]): string | null => {
  const scored = options
    .map((option) => ({ option, score: scoreName(words, option) }))
    .filter(({ score }) => score >= HOLDS)
  const best = Math.max(0, ...scored.map(({ score }) => score))
  const fitting = scored.filter(({ score }) => (best >= SAME ? score === best : true)).map(({ option }) => option)
  return new Set(fitting).size === 1 ? (fitting[0] ?? null) : null
}

const optionsOf = (node: PageNode): string[] =>
  [...below(node)]
    .filter(({ role }) => role === 'option')
    .map(nameOf)
    .filter(Boolean)

/** Sets a list; what it does not know it names in its answer, which is then used. */
export const chooseIn = (node: PageNode, value: string, context: Context): Move => {
  if (!isList(node) && node.role !== 'combobox') return choosePart(node, plainTarget(value), context)
  if (scoreName(value, node.value ?? '') >= SAME) return { do: 'pass', why: `${node.value} is chosen` }
  const last = lastAct(context)
  const told =
    last?.outcome === 'no-option' ? quotedIn(last.said).filter((one) => one !== value && one !== node.name) : []
  const known = optionsOf(node)
  const best = bestOption(context.pick || value, told.length > 0 ? told : known)
  if (told.length > 0 && !best) return { do: 'tie', words: value, options: told.slice(0, 12) }
  return act('select', { ref: node.ref, values: [best ?? (context.pick || value)] })
}

/** Acts on a thing that can be chosen, by what it is. */
export const choose = (node: PageNode): Move => {
  if (['selected', 'pressed', 'checked'].some((state) => node.states.includes(state)))
    return { do: 'pass', why: 'it is chosen' }
  if (['radio', 'checkbox', 'switch', 'menuitemcheckbox', 'menuitemradio'].includes(node.role))
    return act('check', { ref: node.ref, checked: true })
  const list =
    node.role === 'option' && node.parent && (node.parent.role === 'listbox' || node.parent.role === 'combobox')
      ? node.parent
      : null
  return list?.ref ? act('select', { ref: list.ref, values: [nameOf(node)] }) : act('click', { ref: node.ref })
}

const choosePart = (box: PageNode, value: Target, context: Context): Move => {
  const found = findTarget(context.view, value, (node) => choosable.has(node.role) && inside(node, box))
  const aimed = settleFound(found, value.whole || value.words, context)
  return 'move' in aimed ? aimed.move : choose(aimed.node)
}

const lists = ({ view }: Context): PageNode[] => view.nodes.filter((node) => node.ref && isList(node))

/** "country Austria": a list's name and its option in one phrase. */
const spokenList = (words: string, context: Context): Move | null => {
  const all = words.split(/\s+/)
  for (const list of lists(context)) {
    for (let count = 1; count < all.length; count++) {
      const [front, back] = [all.slice(0, count).join(' '), all.slice(count).join(' ')]
      if (scoreName(front, list.name) >= SAME) return chooseIn(list, back, context)
      if (scoreName(back, list.name) >= SAME) return chooseIn(list, front, context)
    }
  }
  return null
}

const withoutField = (value: Target, context: Context): Move => {
  const words = value.words || value.whole
  const found = findTarget(context.view, value, ({ role }) => choosable.has(role))
  if (found.state === 'one' && found.score >= SAME - 2) return choose(found.node)
  const spoken = spokenList(words, context)
  if (spoken) return spoken
  const holding = lists(context).filter((list) => bestOption(words, optionsOf(list)))
  if (found.state === 'none' && holding.length === 1 && holding[0]) return chooseIn(holding[0], words, context)
  // an order is not what is chosen from without being named
  const closed = lists(context).filter((list) => optionsOf(list).length === 0 && !/\b(?:sort|order)\b/i.test(list.name))
  if (found.state === 'none' && closed.length === 1 && closed[0]) return chooseIn(closed[0], words, context)
  const aimed = settleFound(found, value.whole || value.words, context)
  return 'move' in aimed ? aimed.move : choose(aimed.node)
}

export const chooseVerb: Verb<'choose'> = (spoken, context) => {
  const answered =
    context.answer && /^(?:it|that|(?:my |the )?answer|what i (?:said|say|wrote|chose))$/i.test(spoken.value.whole)
  const value = answered ? plainTarget(context.answer) : spoken.value
  const { field } = spoken
  if (!field) return withoutField(value, context)
  const fits = (node: PageNode) =>
    isList(node) || isGroup(node) || ['combobox', 'textbox', 'spinbutton', 'slider', 'date'].includes(node.role)
  // a group has no ref, so it is looked for by name
  const group = context.view.nodes.filter((node) => isGroup(node) && scoreName(field.words, node.name) >= HOLDS)
  const listed = findTarget(context.view, field, fits)
  if (listed.state === 'one') {
    const { node } = listed
    if (isList(node) || node.role === 'combobox' || isGroup(node))
      return chooseIn(node, value.whole || value.words, context)
    return act('fill', { fields: [{ ref: node.ref, value: value.whole || value.words }] })
  }
  if (group.length === 1 && group[0]) return choosePart(group[0], value, context)
  const scoped = findTarget(context.view, { ...value, scope: field.words }, ({ role }) => choosable.has(role))
  if (scoped.state === 'one') return choose(scoped.node)
  if (listed.state === 'many') {
    const aimed = aim(context, field, fits)
    return 'move' in aimed ? aimed.move : chooseIn(aimed.node, value.whole || value.words, context)
  }
  const whole = withoutField(
    { ...value, words: `${value.words} ${field.words}`, whole: `${value.words} ${field.words}` },
    context,
  )
  return whole.do === 'lost' ? { ...whole, words: field.whole || field.words } : whole
}
