import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type Shop, startShop } from '../../../sites/shop/server.ts'
import type { RunState } from '../../../src/agent/loop/run-state.ts'
import { type Following, openStage, type Stage } from '../run/stage.ts'
import { GOALS } from './goals.ts'
import { left, NOTHING } from './left.ts'

/** Two of every seven, from every part of the shop, and those that keep a table; all of them with LONG=1. */
const goals = GOALS.filter(({ keeps }, at) => process.env.LONG || keeps || at % 7 === 0 || at % 7 === 3)

let shop: Shop
let stage: Stage

beforeAll(async () => {
  shop = await startShop({ port: 0, payPort: 0, listDelay: 0 })
  stage = await openStage(shop.url, [new URL(shop.url).origin, new URL(shop.payUrl).origin])
})
beforeEach(async () => {
  // As a new visitor: without the basket, and with the cookie banner.
  const session = await stage.browser.cdp.attach(stage.tab)
  await session.send('Storage.clearDataForOrigin', { origin: new URL(shop.url).origin, storageTypes: 'all' })
  await stage.browser.cdp.send('Target.detachFromTarget', { sessionId: session.sessionId })
  await stage.reset(shop.url)
  shop.reset()
})
afterAll(async () => {
  await stage?.close()
  await shop?.close()
})

const isOver = ({ phase }: RunState): boolean => ['done', 'failed', 'stopped'].includes(phase)

/** Says yes to all that it wants approved, and stops where it needs a person for more. */
async function toTheEnd(run: Following): Promise<RunState> {
  const approved = new Set<string>()
  for (let seen = 0; ; ) {
    const state = await run.until((s) => {
      const wanted = s.approval !== null && !approved.has(s.approval.id)
      return wanted || s.question || s.access || s.paused || isOver(s) || s.steps.length > seen
    })
    seen = state.steps.length
    if (state.question || state.access || state.paused || isOver(state)) return state
    const { approval } = state
    if (approval === null || approved.has(approval.id)) continue
    approved.add(approval.id)
    await stage.panel.ask('run.decide', { run: run.id, approval: approval.id, decision: 'approve', text: '' })
  }
}

const told = (state: RunState): string =>
  state.question?.question ?? state.paused?.sentence ?? state.access?.origin ?? state.ended?.answer ?? ''

/** All rows of the tables that a run kept. */
const kept = async (run: Following, { tables }: RunState) =>
  Promise.all(
    tables.map(async ({ id }) => {
      const { table } = await stage.panel.ask('tables.rows', { run: run.id, table: id })
      return { columns: table?.columns.map((column) => column.name), rows: table?.rows }
    }),
  )

for (const { name, goal, ends, says, leaves, keeps, fails } of goals) {
  it(name, { fails: fails !== undefined }, async () => {
    const run = await stage.run(goal)
    const state = await toTheEnd(run)
    expect({ ends: state.question ? 'asks' : state.phase, says: told(state) }).toEqual({
      ends,
      says: expect.stringMatching(says),
    })
    expect(await kept(run, state)).toEqual(keeps ? [keeps] : [])
    expect(left(shop.state())).toEqual({ ...NOTHING, ...leaves })
  })
}
