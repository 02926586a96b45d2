import type { Box } from '../snapshot/item.ts'
import type { Size } from './place-labels.ts'

/** Distance of a number from a range. */
const outside = (value: number, low: number, high: number) => Math.max(0, low - value, value - high)

/** The free x nearest to `wish` in a row of blocked ranges, open at both ends; null where the row is full. */
function freeIn(blocked: [number, number][], wish: number, most: number): number | null {
  blocked.sort((a, b) => a[0] - b[0])
  let best: number | null = null
  const offer = (from: number, to: number) => {
    if (from > to) return
    const x = Math.max(from, Math.min(to, wish))
    if (best === null || Math.abs(x - wish) < Math.abs(best - wish)) best = x
  }
  let from = 0
  for (const [start, end] of blocked) {
    offer(from, Math.min(start, most))
    from = Math.max(from, end)
  }
  offer(from, most)
  return best
}

/**
 * The free place nearest to a box, or null where the viewport has none. What can be pushed up until it touches an edge
 * or a label from below can stand there: so rows at the lower edges of labels, and the top, are all that must be tried.
 */
export function nearestFree(box: Box, size: Size, view: Size, taken: Box[]): Box | null {
  const { width, height } = size
  const [lowX, highX] = [box.left - width, box.right]
  const [lowY, highY] = [box.top - height, box.bottom]
  const wish = Math.round(Math.max(0, Math.min(view.width - width, box.left)))
  const edges = [lowY, highY].map((y) => Math.round(Math.max(0, Math.min(view.height - height, y))))
  const rows = new Set([0, ...edges, ...taken.map(({ bottom }) => bottom)])
  const far = (y: number) => outside(y, lowY, highY)
  let best: { x: number; y: number; distance: number } | null = null
  for (const y of [...rows].filter((y) => y >= 0 && y <= view.height - height).sort((a, b) => far(a) - far(b))) {
    if (best && far(y) >= best.distance) break
    const blocked: [number, number][] = []
    for (const label of taken) {
      if (label.top < y + height && label.bottom > y) blocked.push([label.left - width, label.right])
    }
    const x = freeIn(blocked, wish, view.width - width)
    if (x === null) continue
    const distance = far(y) + outside(x, lowX, highX)
    if (!best || distance < best.distance) best = { x, y, distance }
  }
  return best && { left: best.x, top: best.y, right: best.x + width, bottom: best.y + height }
}
