import type { View } from '../match/view.ts'
import type { Call, Context, Tag } from '../verbs/move.ts'

const tried = ({ tries }: Context, tag: Tag): number => tries.filter((one) => one.tag === tag).length

/** What to try next where the words are not to be seen: folded parts, a moment's patience, further down. Null: all was tried. */
export const seek = (view: View, words: string, context: Context): Call | null => {
  const query = words.replace(/^\//, '').slice(0, 200).trim()
  const folds = view.tree.folds
  if (folds.length > 0) {
    if (query && tried(context, 'find') === 0) return { tag: 'find', name: 'find', args: { query } }
    const fold = folds[tried(context, 'look')]
    if (fold && tried(context, 'look') < 4) return { tag: 'look', name: 'look', args: { ref: fold } }
  }
  if (tried(context, 'wait') === 0) return { tag: 'wait', name: 'wait', args: { seconds: 1 } }
  if (query && view.nodes.length > 0 && tried(context, 'scroll') === 0)
    return { tag: 'scroll', name: 'scroll', args: { direction: 'down', until: query } }
  return null
}
