import * as z from 'zod/mini'
import { quote, workerAction } from './define.ts'

export const find = workerAction({
  name: 'find',
  words:
    'Search the whole page, folded parts too, for words or a /regular expression/: matching lines with their refs.',
  schema: z.strictObject({ query: z.string().check(z.minLength(1), z.maxLength(300)) }),
  describe: ({ query }) => `find ${quote(query)}`,
  async run({ query }, { ports, state, signal }) {
    const { lines, total, error } = await ports.page.find(query, state(), signal)
    if (error) return { result: 'failed', outcome: 'bad-query', said: error }
    if (total === 0) return { result: 'ok', outcome: 'none', said: `Nothing on the page matches ${quote(query)}.` }
    const rest = total - lines.length
    return {
      result: 'ok',
      outcome: 'found',
      said: [...lines, ...(rest > 0 ? [`… ${rest} more: search for something narrower`] : [])].join('\n'),
    }
  },
})
