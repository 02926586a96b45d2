import { fieldsBeside } from '../match/field-beside.ts'
import { findTarget, nameOf } from '../match/find-target.ts'
import { choosable, editable } from '../match/roles.ts'
import { SAME, scoreName } from '../match/score-name.ts'
import { atEdge, up } from '../page/around.ts'
import type { PageNode } from '../page/page-node.ts'
import { plainTarget } from '../parse/read-target.ts'
import type { Target } from '../parse/unit.ts'
import { aim } from './aim.ts'
import { chooseIn, isGroup, isList, quotedIn } from './choose-verbs.ts'
import { fillAll } from './fill-all.ts'
import { labelValues } from './label-values.ts'
import { act, type Context, type Move, type Verb, way } from './move.ts'

const isEditable = ({ role }: PageNode): boolean => editable.has(role)

/** "it", "my answer" after a question to the human. */
const said = (value: string, { answer }: Context): string =>
  answer && /^(?:it|that|(?:my |the )?answer|what i (?:said|say|wrote)|我的回答)$/i.test(value) ? answer : value

/** "enter the email ann@example.com": the name of a field and what goes in, without a word between. */
const splitValue = (value: string, context: Context): { target: Target; value: string } | null => {
  const words = value.split(/\s+/)
  for (let count = words.length - 1; count > 0; count--) {
    const target = plainTarget(words.slice(0, count).join(' ').replace(/:$/, ''))
    const found = findTarget(context.view, target, isEditable)
    if (found.state === 'one' && found.score >= SAME) return { target, value: words.slice(count).join(' ') }
  }
  return null
}

/** Where the caret is, else the only field of the page. */
const bareField = ({ view }: Context): PageNode | null => {
  const fields = view.nodes.filter((node) => node.ref && isEditable(node))
  const focused = fields.find(({ states }) => states.includes('focused') || states.includes('active'))
  const inside = fields.filter((node) => !atEdge(node))
  return focused ?? (inside.length === 1 ? (inside[0] ?? null) : fields.length === 1 ? (fields[0] ?? null) : null)
}

const searchLike = /\b(?:search|find|look for|query|suche|搜索)/i

const isSearch = (node: PageNode): boolean =>
  node.role === 'searchbox' || searchLike.test(nameOf(node)) || [...up(node)].some(({ role }) => role === 'search')

const put = (node: PageNode, value: string, context: Context): Move => {
  // what the page calls a combobox may take text, or only what it offers: the other way is tried once
  const acts = context.tries.filter(({ tag, result }) => tag === 'act' && result === 'failed')
  const turned = acts.some(({ outcome }) => ['unsuitable', 'readonly', 'rejected', 'no-option'].includes(outcome))
  if (node.role === 'slider' && turned) {
    const said = acts.at(-1)?.said ?? ''
    return { do: 'stuck', why: `The slider does not go to ${value}. ${said}`.trim() }
  }
  const offers = isList(node) || (node.role === 'combobox' && !isSearch(node))
  const told = acts.some(({ outcome, said }) => outcome === 'no-option' && quotedIn(said).length > 1)
  if (node.role === 'combobox' && (offers !== turned || told)) return chooseIn(node, value, context)
  return act('fill', { fields: [{ ref: node.ref, value }] })
}

const yes = /^(?:yes|on|true|checked|tick(?:ed)?|x|✓|✔)$/i
const no = /^(?:no|off|false|unchecked|unticked)$/i

export const fill: Verb<'fill'> = ({ target, value: written, solid }, context) => {
  const value = said(written, context)
  if (!target.words && target.nth === null && !target.full) {
    const all = labelValues(solid ?? value, context)
    if (!all)
      return { do: 'stuck', why: 'I cannot tell which part goes into which field; write "Label: value" for each.' }
    if (all.length > 0) return fillAll(all, context)
    const split = splitValue(value, context)
    if (split) return fill({ verb: 'fill', keys: false, submit: false, ...split }, context)
    const field = bareField(context)
    return field
      ? put(field, value, context)
      : { do: 'lost', words: value, why: 'the step does not say which field is meant' }
  }
  const found = findTarget(context.view, target, isEditable)
  if (found.state === 'none') {
    const group = findTarget(context.view, target, (node) => isGroup(node))
    if (group.state === 'one') return chooseIn(group.node, value, context)
    const set = findTarget(
      context.view,
      plainTarget(`${target.words} ${value}`),
      ({ role }) => choosable.has(role) && role !== 'link',
    )
    if (set.state === 'one' && set.score >= SAME - 2) return act('click', { ref: set.node.ref })
    const box = findTarget(context.view, target, ({ role }) => role === 'checkbox' || role === 'switch')
    if (box.state === 'one' && (yes.test(value) || no.test(value)))
      return act('check', { ref: box.node.ref, checked: yes.test(value) })
  }
  const beside = found.state === 'none' ? fieldsBeside(context.view, target.words, isEditable) : []
  if (beside.length === 1 && beside[0]) return put(beside[0], value, context)
  const aimed = aim(context, target, isEditable)
  return 'move' in aimed ? aimed.move : put(aimed.node, value, context)
}

const searchFields = (context: Context): PageNode[] => {
  const fields = context.view.nodes.filter(
    (node) => node.ref && isEditable(node) && node.role !== 'spinbutton' && node.role !== 'slider',
  )
  const sure = fields.filter((node) => node.role === 'searchbox' || [...up(node)].some(({ role }) => role === 'search'))
  const named = fields.filter(
    (node) => searchLike.test(nameOf(node)) || node.notes.some((note) => searchLike.test(note)),
  )
  return sure.length > 0 ? sure : named
}

export const search: Verb<'search'> = ({ value: written }, context) => {
  const value = said(written, context)
  const fields = searchFields(context)
  const best =
    fields.length > 1 ? fields.filter((node) => scoreName('search', nameOf(node)) > 0 && atEdge(node)) : fields
  const [field] = best.length > 0 ? best : fields
  if (!field) {
    const opener = findTarget(context.view, plainTarget('search'), ({ role }) => role === 'button' || role === 'link')
    const opened = context.tries.some(({ tag }) => tag === 'way')
    if (opener.state === 'one' && !opened)
      return way('click', { ref: opener.node.ref }, 'the search field has to be opened first')
    return { do: 'lost', words: 'search' }
  }
  if (best.length > 1) return aimMany(best, context, value)
  return typed(field, value)
}

const typed = (field: PageNode, value: string): Move =>
  // what stands in it already would stay in front of what is typed
  field.value
    ? way('fill', { fields: [{ ref: field.ref, value: '' }] }, 'another search stands in the field')
    : act('type', { ref: field.ref, text: value, submit: true })

const aimMany = (nodes: PageNode[], context: Context, value: string): Move => {
  const refs = new Set(nodes.map(({ ref }) => ref))
  const aimed = aim(context, plainTarget('search'), ({ ref }) => refs.has(ref))
  return 'move' in aimed ? aimed.move : typed(aimed.node, value)
}
