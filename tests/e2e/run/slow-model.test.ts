import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { until } from '../../support/extension.ts'
import { type CountingSite, startCountingSite } from './counting-site.ts'
import { byResults, click, end } from './script.ts'
import { openStage, type Stage } from './stage.ts'

let site: CountingSite
let stage: Stage

/** Before the first byte of the first reply, ms: a cold local model. A worker without help is dead after 30 s. */
const silence = process.env.LONG ? 320_000 : 40_000

beforeAll(async () => {
  site = await startCountingSite()
  stage = await openStage(`${site.origin}/`, [site.origin])
})
afterAll(async () => {
  await stage?.close()
  await site?.close()
})

it(
  'a reply that takes long to its first byte arrives',
  async () => {
    let asked = 0
    const script = byResults(
      (body) => click(body, 'Press 1'),
      () => end(),
    )
    const run = await stage.run('Press 1', {
      script: (body) => ({ ...script(body), ...(asked++ === 0 && { hold: sleep(silence) }) }),
      stream: false,
    })
    await run.until('proposing')
    await until('the slow reply', async () => run.state().counts.steps > 0, silence + 30_000)
    await run.until((s) => s.ended)
    expect(site.presses).toEqual(['1'])
    expect(asked).toBe(2)
  },
  silence + 90_000,
)
