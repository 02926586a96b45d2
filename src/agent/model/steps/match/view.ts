import type { PageNode, PageTree } from '../page/page-node.ts'

/** What a step is matched with. */
export type View = {
  tree: PageTree
  /** Nodes of the page, then those that `find` and `look` brought up in this step and that are folded away there. */
  nodes: PageNode[]
  modal: string
  url: string
  title: string
  /** Moment the run began, ms since 1970; dates without a year count from it. */
  now: number
}

export const withRef = ({ nodes }: View): PageNode[] => nodes.filter(({ ref }) => ref !== '')

/** The open dialog that lies over everything else; the innermost. */
export const openDialog = ({ nodes, modal }: View): PageNode | null => {
  const dialogs = nodes.filter(({ role }) => role === 'dialog' || role === 'alertdialog')
  return (
    dialogs.findLast(({ name, states }) => states.includes('modal') || (modal !== '' && name === modal)) ??
    dialogs.at(-1) ??
    null
  )
}
