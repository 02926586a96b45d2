import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { answerer, asker, MessageError } from '../../../src/platform/message.ts'
import { contentLane, noticeLane } from '../../../src/protocol/content.ts'
import type { Handlers, Specs } from '../../../src/protocol/lane.ts'
import { offscreenLane } from '../../../src/protocol/offscreen.ts'
import { panelLane } from '../../../src/protocol/panel.ts'

const lanes: [string, Specs][] = [
  ['panel', panelLane],
  ['content', contentLane],
  ['offscreen', offscreenLane],
  ['notices', noticeLane],
]

/** Handlers that only write down what reached them. */
function recorder(specs: Specs) {
  const reached: { kind: string; body: unknown }[] = []
  const handlers = Object.fromEntries(
    Object.keys(specs).map((kind) => [
      kind,
      async (body: unknown) => {
        reached.push({ kind, body })
        return undefined
      },
    ]),
  ) as unknown as Handlers<Specs, string>
  return { reached, handlers }
}

const quiet = () => {}

describe.each(lanes)('the %s lane', (lane, specs) => {
  const kinds = Object.keys(specs)
  const anyKind = fc.oneof(
    fc.constantFrom(...kinds),
    fc.string(),
    fc.constantFrom('__proto__', 'constructor', 'toString'),
  )

  it('lets no malformed message get further than a clear error', async () => {
    await fc.assert(
      fc.asyncProperty(anyKind, fc.anything({ withNullPrototype: true }), async (kind, body) => {
        const { reached, handlers } = recorder(specs)
        const answer = await answerer(lane, specs, handlers, () => true, quiet)({ to: lane, kind, body }, 'worker')
        for (const one of reached) expect(specs[one.kind]?.request.safeParse(one.body).success).toBe(true)
        if (reached.length === 0) {
          expect(answer).toMatchObject({ ok: false, error: { message: expect.stringMatching(/\S/) } })
        }
      }),
      { numRuns: process.env.LONG ? 5000 : 500 },
    )
  })

  it('leaves what is not for it to others', async () => {
    await fc.assert(
      fc.asyncProperty(fc.anything(), async (message) => {
        const { reached, handlers } = recorder(specs)
        const answer = answerer(lane, specs, handlers, () => true, quiet)(message, 'worker')
        expect(answer).toBe(undefined)
        expect(reached).toEqual([])
      }),
      { numRuns: process.env.LONG ? 5000 : 300 },
    )
  })

  it('answers nobody who may not speak, whatever is said', async () => {
    await fc.assert(
      fc.asyncProperty(anyKind, fc.anything(), async (kind, body) => {
        const { reached, handlers } = recorder(specs)
        const answer = await answerer(
          lane,
          specs,
          handlers,
          (from) => from === 'worker',
          quiet,
        )({ to: lane, kind, body }, 'page')
        expect(answer).toMatchObject({ ok: false, error: { code: 'forbidden' } })
        expect(reached).toEqual([])
      }),
      { numRuns: 200 },
    )
  })
})

describe('asking', () => {
  const spec = { 'notes.list': panelLane['notes.list'] }

  it('gives the value', async () => {
    const notes = [{ id: 1, at: 2, origin: '', text: 'x' }]
    const ask = asker('panel', spec, async () => ({ ok: true, value: { notes } }))
    expect(await ask('notes.list', {})).toEqual({ notes })
  })

  it.each([
    ['nobody there', async () => undefined, 'gone'],
    ['the transport failing', () => Promise.reject(new Error('no receiver')), 'gone'],
    ['a reply of another form', async () => ({ ok: true, value: { notes: 'none' } }), 'bad-reply'],
    ['an answer of another form', async () => 'hello', 'bad-reply'],
    ['a refusal', async () => ({ ok: false, error: { code: 'forbidden', message: 'no' } }), 'forbidden'],
  ])('rejects on %s with a code', async (_, post, code) => {
    const failed = await asker('panel', spec, post)('notes.list', {}).catch((error: unknown) => error)
    expect(failed).toBeInstanceOf(MessageError)
    expect(failed).toMatchObject({ code })
  })

  it('sends nothing that has the wrong form', async () => {
    const sent: unknown[] = []
    const ask = asker('panel', panelLane, async (message) => sent.push(message))
    await expect(ask('notes.add', { text: 7 as unknown as string })).rejects.toMatchObject({ code: 'malformed' })
    expect(sent).toEqual([])
  })

  it('tells a handler that failed from everything else, and reports the bug', async () => {
    const bugs: unknown[] = []
    const handlers = { 'notes.list': () => Promise.reject(new Error('the disk is gone')) }
    const respond = answerer(
      'panel',
      spec,
      handlers,
      () => true,
      (error) => bugs.push(error),
    )
    const ask = asker('panel', spec, async (message) => respond(message, 'panel'))
    await expect(ask('notes.list', {})).rejects.toMatchObject({ code: 'failed', message: 'the disk is gone' })
    expect(bugs).toHaveLength(1)
  })
})
