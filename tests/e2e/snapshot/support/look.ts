import type { Page } from 'playwright'
import type { contentLane } from '../../../../src/protocol/content.ts'
import type { Reply, Request } from '../../../../src/protocol/lane.ts'
import type { Lab } from './browser.ts'

type Lane = typeof contentLane
type Asked = Partial<Request<Lane, 'frame.snapshot'>>
type Api = typeof import('./api.ts')
type World = { snap: Api; snapshotter?: ReturnType<Api['createSnapshotter']>; refs?: ReturnType<Api['createRefs']> }

/** Lets the page's snapshotter, made at the first call, do one thing. */
async function ask<K extends 'snapshot' | 'find' | 'has'>(page: Page, kind: K, body: unknown): Promise<unknown> {
  return page.evaluate(
    ([name, given]) => {
      const world = globalThis as unknown as World
      world.refs ??= world.snap.createRefs()
      if (!world.snapshotter) {
        world.refs.attach(0, { from: 1, to: 100_000 })
        world.snapshotter = world.snap.createSnapshotter(world.refs)
      }
      const { snapshotter, refs, snap } = world
      const { query = '', text = '', limit = 0 } = given as Record<'query' | 'text', string> & { limit: number }
      const does = {
        snapshot: () => snapshotter.snapshot(given as Request<Lane, 'frame.snapshot'>),
        find: () => snap.inPass(() => snap.findLines(snapshotter.items(), query, limit, refs)),
        has: () => snap.inPass(() => ({ found: snap.hasText(snapshotter.items(), text) })),
      }
      return does[name]() as unknown
    },
    [kind, body] as const,
  )
}

export const look = (page: Page, asked: Asked = {}) =>
  ask(page, 'snapshot', { budget: 100_000, scope: 'page', ...asked }) as Promise<Reply<Lane, 'frame.snapshot'>>

/** Lines of a page made of this HTML. */
export async function seenIn(lab: Lab, html: string): Promise<string> {
  const page = await lab.open(html)
  const lines = await linesOf(page)
  await page.close()
  return lines
}

export const find = (page: Page, query: string, limit = 20) =>
  ask(page, 'find', { query, limit }) as Promise<Reply<Lane, 'frame.find'>>

export const has = async (page: Page, text: string) =>
  ((await ask(page, 'has', { text })) as Reply<Lane, 'frame.has'>).found

/** The lines as one text, for comparing with an expected block. */
export const linesOf = async (page: Page, asked: Asked = {}) => (await look(page, asked)).lines.join('\n')

/** A block written with the indent of its test, as the lines it stands for. */
export function block(strings: TemplateStringsArray): string {
  const lines = strings.join('').replace(/^\n/, '').trimEnd().split('\n')
  const indent = /^ */.exec(lines[0] ?? '')?.[0].length ?? 0
  return lines.map((line) => line.slice(indent)).join('\n')
}
