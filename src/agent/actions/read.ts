import * as z from 'zod/mini'
import { ref } from '../../protocol/page.ts'
import { describeTrouble } from '../loop/page-trouble.ts'
import { outlineText } from '../reading/outline-text.ts'
import type { Readout, Unread } from '../reading/port.ts'
import { type Context, type Ended, quote, workerAction } from './define.ts'

const schema = z.strictObject({
  ref: z.optional(ref),
  page: z.optional(z.int().check(z.minimum(1), z.maximum(10_000))),
  what: z.optional(z.enum(['text', 'all', 'outline'])),
  scroll: z.optional(z.boolean()),
})
type Args = z.infer<typeof schema>

export function unread(failure: Unread): Ended {
  if ('said' in failure) return { result: 'failed', outcome: 'unread', said: failure.said }
  const { sentence } = describeTrouble(failure.trouble, failure.origin)
  return { result: 'failed', outcome: failure.trouble, said: sentence }
}

const kinds = { article: 'main text', structure: 'by its structure', part: 'part', pdf: 'PDF' } as const

const scrolls = {
  end: 'Scrolled to the end first; the scroll position is back where it was.',
  held: 'The user took over while it was scrolled; this is what was loaded by then.',
  still: 'Nothing here scrolls.',
  long: 'It goes on without an end; this is what was loaded by then. The scroll position is back where it was.',
} as const

function told({ title, url, text, chunk, of, origin, by, cut, scrolled }: Readout): string {
  const links = text.includes('](/') ? ` Links that begin with / are on ${origin}.` : ''
  return [
    `${quote(title)} ${url} (${kinds[by]}), chunk ${chunk} of ${of}.${links}`,
    ...(scrolled ? [scrolls[scrolled]] : []),
    '',
    text,
    ...(chunk < of ? ['', `… chunk ${chunk} of ${of}: read {"page": ${chunk + 1}} goes on`] : []),
    ...(cut ? ['… the page is too large to be read whole'] : []),
  ].join('\n')
}

async function outlined({ ports, state, journal }: Context): Promise<Ended> {
  const seen = await ports.reader.outline(state, journal)
  if (!seen.ok) return unread(seen)
  return { result: 'ok', outcome: 'outlined', said: `${quote(seen.title)} ${seen.url}\n${outlineText(seen.outline)}` }
}

async function readChunk(
  { ref, page, what, scroll }: Args,
  { ports, state, journal, signal }: Context,
): Promise<Ended> {
  const asked = {
    ref,
    what: what === 'all' ? ('all' as const) : ('text' as const),
    page: page ?? 1,
    scroll: scroll ?? false,
  }
  const seen = await ports.reader.read(asked, state, journal, signal)
  if (!seen.ok) return unread(seen)
  if (seen.of === 0)
    return { result: 'ok', outcome: 'empty', said: `${quote(seen.title)}: there is no text to read here.` }
  if (seen.chunk > seen.of)
    return {
      result: 'failed',
      outcome: 'no-chunk',
      said: `There is no chunk ${seen.chunk}; the last one is ${seen.of}.`,
    }
  return { result: 'ok', outcome: 'read', said: told(seen) }
}

export const read = workerAction({
  name: 'read',
  words:
    'Read the page, the part below a ref, or the PDF in the tab as Markdown, in numbered chunks (page). what: text (main text, the default), all, or outline (headings, forms, links, tables, lists, media as data). scroll loads lazy parts first.',
  schema,
  describe: ({ ref, page, what }, name) =>
    `read ${what === 'outline' ? 'the outline of ' : ''}${ref ? name(ref) : 'the page'}${page && page > 1 ? `, chunk ${page}` : ''}`,
  run: (args, context) => (args.what === 'outline' ? outlined(context) : readChunk(args, context)),
})
