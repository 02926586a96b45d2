import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { call } from '../../support/model-server.ts'
import { type CountingSite, startCountingSite } from './counting-site.ts'
import { openStage, type Stage } from './stage.ts'

let site: CountingSite
let stage: Stage

beforeAll(async () => {
  site = await startCountingSite()
  stage = await openStage(`${site.origin}/`, [site.origin])
})
afterAll(async () => {
  await stage?.close()
  await site?.close()
})

/** The ref of a name, from the last request's page as the model got it. */
const refOf = (messages: { content: string | null }[], name: string) => {
  const text = messages.map((message) => message.content ?? '').join('\n')
  const [, ref] = [...text.matchAll(new RegExp(`"${name}" \\[(\\w+)\\]`, 'g'))].at(-1) ?? []
  return ref ?? 'e0'
}

describe('a run with a model over HTTP', () => {
  it('sees the page, presses a button once, and ends with evidence', async () => {
    const run = await stage.run('Press 1', {
      script: ({ messages }, n) =>
        n === 0
          ? call('click', { ref: refOf(messages, 'Press 1') }, 'The goal says so.')
          : call('done', { answer: 'Pressed.', success: true, evidence: ['Press 1'] }),
    })
    const state = await run.until((s) => s.ended)
    expect(state.ended).toMatchObject({ status: 'done', answer: 'Pressed.', doubts: [] })
    expect(site.presses).toEqual(['1'])
    expect(state.steps[0]).toMatchObject({ status: 'ok', outcome: 'done', strategy: 'ref', why: 'The goal says so.' })
    const prompt = stage.model().chats()[0]?.messages ?? []
    expect(prompt.map((message) => message.role)).toEqual(['system', 'user'])
    expect(prompt[1]?.content).toMatch(/^Goal: Press 1\n\nThe page now:\n\[\[page \w{8}\]\]\npage "Counting" http/)
    expect(prompt[1]?.content).toContain('- textbox "Password" [e20] (value hidden)')
    expect(JSON.stringify(stage.model().chats())).not.toContain('correct-horse')
  })
})
