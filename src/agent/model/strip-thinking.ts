const pairs = [
  ['<think>', '</think>'],
  ['<thinking>', '</thinking>'],
] as const

function strip(text: string, open: string, close: string): string {
  // Chat templates that open the block themselves leave only its end in the reply.
  const first = text.indexOf(close)
  const opened = text.indexOf(open)
  let rest = first >= 0 && (opened < 0 || first < opened) ? text.slice(first + close.length) : text
  let kept = ''
  for (let at = rest.indexOf(open); at >= 0; at = rest.indexOf(open)) {
    kept += rest.slice(0, at)
    const end = rest.indexOf(close, at)
    // Never closed: all that follows is thought.
    rest = end < 0 ? '' : rest.slice(end + close.length)
  }
  return kept + rest
}

/** The words of a reply without the model's thinking, where the server leaves it in. Calls in a thought are not meant. */
export const stripThinking = (text: string): string =>
  pairs.reduce((rest, [open, close]) => strip(rest, open, close), text).trim()
