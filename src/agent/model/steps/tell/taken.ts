/** Characters of a page's text that become part of the answer. */
const room = 1200

const cut = (text: string): string => {
  if (text.length <= room) return text
  const start = text.slice(0, room)
  const end = Math.max(start.lastIndexOf('\n'), start.search(/[.!?。！？](?=[^.!?。！？]*$)/) + 1)
  return `${start.slice(0, end > room / 2 ? end : room).trimEnd()}\n…`
}

/** The beginning of what `read` gave, without the words of the action itself. */
export const textTaken = (said: string): string => {
  const chunk = /, chunk (\d+) of (\d+)\./.exec(said.split('\n', 1)[0] ?? '')
  if (!chunk) return cut(said.includes('\n') ? said.slice(said.indexOf('\n') + 1).trim() : said)
  const text = cut(
    said
      .slice(said.indexOf('\n\n') + 2)
      .replace(/\n\n… (?:chunk \d+ of \d+: read |the page is too large)[\s\S]*$/, '')
      .trim(),
  )
  const [, at = '', of = ''] = chunk
  if (of === '1') return text
  return `${text}\n(part ${at} of ${of}${at === of ? '' : `; "read page ${Number(at) + 1}" goes on`})`
}

const column = /(.+?) \((?:text|number|date|link|image|boolean)(?: in [^)]*)?\)(?:, |$)/g
const link = 'The user can download'

/** What `extract` took, in the words of an answer. */
export const tableTaken = (said: string): string => {
  const lines = (said.split('\n\n', 1)[0] ?? '').split('\n')
  const [, took, names] = /^(Took .*?): (.*)\.$/.exec(lines[0] ?? '') ?? []
  if (!took || !names) return lines.join('\n')
  const columns = [...names.matchAll(column)].map(([, name = '']) => name)
  return [
    `${took} with ${columns.length} column${columns.length === 1 ? '' : 's'} (${columns.join(', ')}).`,
    ...lines.slice(1).filter((line) => !line.startsWith(link)),
    'The table is in the panel, where it can be downloaded as CSV or JSON.',
  ].join('\n')
}
