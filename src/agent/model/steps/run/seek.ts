import type { View } from '../match/view.ts'
import { atEdge } from '../page/around.ts'
import type { PageNode } from '../page/page-node.ts'
import type { Act } from '../parse/unit.ts'
import type { Call, Context, Tag } from '../verbs/move.ts'

const tried = ({ tries }: Context, tag: Tag): number => tries.filter((one) => one.tag === tag).length

const pointing = new Set<Act['verb']>(['click', 'intent', 'product', 'expand', 'hover'])

/** "the first lamp" is not in a menu. */
const counts = (act: Act): boolean =>
  'target' in act && act.target !== null && (act.target.nth !== null || act.target.best !== null)

/** Menus of the site that are shut; what is looked for may lie in one. Opening one changes nothing. */
const closedMenus = ({ nodes }: View): PageNode[] =>
  nodes.filter((node) => node.ref && node.role === 'button' && node.states.includes('collapsed') && atEdge(node))

/** What to try next where the words are not to be seen: folded parts, a moment's patience, in shut menus, further down. Null: all was tried. */
export const seek = (view: View, act: Act, words: string, context: Context): Call | null => {
  const query = words.replace(/^\//, '').slice(0, 200).trim()
  const folds = view.tree.folds
  if (folds.length > 0) {
    if (query && tried(context, 'find') === 0) return { tag: 'find', name: 'find', args: { query } }
    const fold = folds[tried(context, 'look')]
    if (fold && tried(context, 'look') < 4) return { tag: 'look', name: 'look', args: { ref: fold } }
  }
  if (tried(context, 'wait') === 0) return { tag: 'wait', name: 'wait', args: { seconds: 1 } }
  const menu = pointing.has(act.verb) && !counts(act) ? closedMenus(view)[tried(context, 'menu')] : undefined
  if (menu && tried(context, 'menu') < 2) return { tag: 'menu', name: 'click', args: { ref: menu.ref } }
  if (query && view.nodes.length > 0 && tried(context, 'scroll') === 0)
    return { tag: 'scroll', name: 'scroll', args: { direction: 'down', until: query } }
  return null
}
