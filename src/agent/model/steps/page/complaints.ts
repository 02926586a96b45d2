import { below, textOf, up } from './around.ts'
import type { PageNode } from './page-node.ts'

const wrong =
  /\b(?:please|must|required|invalid|errors?|wrong|choose|select|enter|cannot|can't|could not|couldn't|not (?:valid|possible|found|enough|available|accepted|know|a )|unknown|failed|missing|only \d+|sorry|expired|too (?:long|short|many|few|early|late)|does not|do not|don't|check|there is no)\b/i

const isInvalid = ({ states }: PageNode): boolean => states.some((state) => /^invalid(?!=false)/.test(state))

/** Alerts of a page that speak of something wrong. */
export const complaintsIn = (nodes: PageNode[]): PageNode[] =>
  nodes.filter((node) => node.role === 'alert' && wrong.test(textOf(node)))

/** Fields that the page marks as wrong, with what is written to them. */
export const invalidIn = (nodes: PageNode[]): { node: PageNode; said: string }[] =>
  nodes.filter(isInvalid).map((node) => ({
    node,
    said: [node.name, ...node.notes, ...[...below(node)].map(({ name }) => name)].filter(Boolean).join(', '),
  }))

/** A field, or a part of a group, that the page marks as wrong. */
export const isWrong = (node: PageNode): boolean => isInvalid(node) || [...up(node)].some(isInvalid)
