/** So many faults in a row and the run pauses. */
export const mostInRow = 5

const first = 1000
const longest = 60_000
/** A server that wants a longer rest than this keeps nobody waiting: the run pauses and says so. */
const longestToldRest = 600_000

/** When a call is tried again, in ms; null where it is not tried again by itself. */
export type Backoff = number | null

/**
 * Time before the next try: what the server told, else doubling with jitter, so that several runs do not come back at
 * once (https://aws.amazon.com/blogs/architecture/exponential-backoff-and-jitter/, "equal jitter").
 * @param inRow faults in a row, this one included
 * @param told seconds by the server, 0 where it said nothing
 * @param random 0 up to 1
 */
export function backoff(inRow: number, told: number, random: () => number): Backoff {
  if (inRow >= mostInRow || told * 1000 > longestToldRest) return null
  if (told > 0) return told * 1000
  const full = Math.min(first * 2 ** Math.max(0, inRow - 1), longest)
  return Math.round(full / 2 + (random() * full) / 2)
}
