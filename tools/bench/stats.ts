/** The middle one, or the mean of the two in the middle. NaN where there is none. */
export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  const [low, high] = [sorted[middle - 1], sorted[middle]]
  if (high === undefined) return Number.NaN
  return sorted.length % 2 === 1 || low === undefined ? high : (low + high) / 2
}

/** Two significant digits are all that a shared machine gives. */
export const rounded = (value: number): number => Number(value.toPrecision(value >= 100 ? 3 : 2))

/** `a` in units of `b`. */
export const ratio = (a: number, b: number): number => rounded(a / b)
