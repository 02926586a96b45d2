/** How a text that should be JSON is built, found without reading it as JSON. */
export type Scan = {
  /** It ends inside a string. */
  openString: boolean
  deepest: number
  /** `...` outside strings: a model that leaves something out. */
  ellipsis: boolean
}

/** Goes over a text once, however broken it is. Both kinds of quotes open strings; `\` takes the next character along. */
export function scanJson(source: string): Scan {
  let quote = ''
  let depth = 0
  let deepest = 0
  let ellipsis = false
  for (let at = 0; at < source.length; at++) {
    const char = source.charAt(at)
    if (quote !== '') {
      if (char === '\\') at++
      else if (char === quote) quote = ''
    } else if (char === '"' || char === "'") quote = char
    else if (char === '{' || char === '[') deepest = Math.max(deepest, ++depth)
    else if (char === '}' || char === ']') depth--
    else if (char === '.' && source.startsWith('...', at)) ellipsis = true
  }
  return { openString: quote !== '', deepest, ellipsis }
}

/**
 * Whether repair may be tried. A missing bracket at the end, a trailing comma, single quotes and the like can be mended without
 * guessing; a text that was cut inside a string, a number or before a value cannot: the repaired half would look complete
 * ("Delete the file re" for "Delete the file report-old").
 */
export function safeToRepair(source: string, { openString, ellipsis }: Scan): boolean {
  return !openString && !ellipsis && /(["'}\]]|\b(true|false|null))\s*(```)?\s*$/.test(source.slice(-40))
}
