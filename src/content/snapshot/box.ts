import type { Box } from './item.ts'

export const isTiny = (box: Box): boolean => box.right - box.left <= 1 || box.bottom - box.top <= 1

export const overlap = (a: Box, b: Box): Box => ({
  left: Math.max(a.left, b.left),
  top: Math.max(a.top, b.top),
  right: Math.min(a.right, b.right),
  bottom: Math.min(a.bottom, b.bottom),
})

/** Do they share more than an edge? A line without height still counts as inside. */
export const meets = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

/** Gap between two boxes along the worse axis; 0 where they meet. */
export const gap = (a: Box, b: Box): number =>
  Math.max(0, a.left - b.right, b.left - a.right, a.top - b.bottom, b.top - a.bottom)
