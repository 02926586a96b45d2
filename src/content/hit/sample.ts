import type { Point } from './deepest.ts'
import type { Sight } from './sight.ts'

type Box = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number }

const middle = [[0.5, 0.5]] as const
const corners = [
  [0.08, 0.08],
  [0.92, 0.08],
  [0.08, 0.92],
  [0.92, 0.92],
] as const
const gridOf = (shares: number[]) => shares.flatMap((y) => shares.map((x) => [x, y] as const))
const sparse = gridOf([0.04, 0.27, 0.5, 0.73, 0.96])
const fine = gridOf([0.03, 0.18, 0.34, 0.5, 0.66, 0.82, 0.97])

const pointsIn = (boxes: readonly Box[], at: readonly (readonly [x: number, y: number])[]): Point[] =>
  boxes.flatMap(({ left, top, right, bottom }) =>
    at.map(([x, y]) => ({ x: left + (right - left) * x, y: top + (bottom - top) * y })),
  )

/** How often an element was found free and covered, and what covers it first. */
export type Sights = { open: number; by: Element | null }

/**
 * Looks at an element at its middle, at its corners and in the middle of each `hint` (where something else lies at its
 * place), then all over these, or all over it where nothing of it was found free: until it is known to be free in one place and covered in
 * another, or wholly one of them. `budget.left` counts hit tests; where these are dear, what nothing lies beside is looked
 * at in its middle only.
 */
export function sample(
  parts: readonly Box[],
  hints: readonly Box[],
  look: (at: Point) => Sight,
  budget: { left: number; isDear: boolean },
  isEnough: (sights: Sights) => boolean,
): Sights {
  const sights: Sights = { open: 0, by: null }
  const isMiddle = () => budget.isDear && hints.length === 0 && sights.by === null
  const steps = [
    () => pointsIn(parts, middle),
    () => (isMiddle() ? [] : [...pointsIn(hints, middle), ...pointsIn(parts, corners)]),
    () => (sights.open > 0 ? pointsIn(hints, sparse) : isMiddle() ? [] : pointsIn(parts, fine)),
  ]
  for (const step of steps) {
    for (const point of step()) {
      if (isEnough(sights) || budget.left-- <= 0) return sights
      const sight = look(point)
      if (sight.state === 'covered') sights.by ??= sight.by
      else if (sight.state === 'open') sights.open++
    }
  }
  return sights
}
