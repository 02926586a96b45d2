import { describe, expect, it } from 'vitest'
import { openRun, type Run } from '../../../src/agent/loop/run.ts'
import type { Trouble } from '../../../src/protocol/panel.ts'
import { call, createWorld, scripted, started, type World } from './world.ts'

const noTrouble = (trouble: Trouble) => {
  throw new Error(trouble.sentence)
}

async function open(world: World, trouble: (t: Trouble) => void = noTrouble): Promise<Run> {
  if (world.events.length === 0) world.events.push(started())
  return openRun('run', world.ports, { event: () => {}, trouble })
}

/** Resolves when the state has this phase; the loop runs on the event loop's own turns. */
async function until(run: Run, phase: string): Promise<void> {
  for (let turn = 0; turn < 2000; turn++) {
    if (run.state().phase === phase) return
    await new Promise((resolve) => setImmediate(resolve))
  }
  throw new Error(`The run is ${run.state().phase}, not ${phase}.`)
}

const tenSteps = () => [
  ...Array.from({ length: 9 }, (_, index) => [call('click', { ref: `e${index + 1}` })]),
  [call('fill', { fields: [{ ref: 'e10', value: 'x' }] })],
  [call('done', { answer: 'it is done', success: true, evidence: ['button "Go"'] })],
]

const tenDone = [...Array.from({ length: 9 }, (_, index) => `click e${index + 1}`), expect.stringMatching(/^fill/)]

describe('a run', () => {
  it('carries out ten steps and ends with its answer', async () => {
    const world = createWorld(scripted(tenSteps()))
    const run = await open(world)
    await run.finished
    expect(world.done).toEqual(tenDone)
    expect(run.state().ended).toMatchObject({
      status: 'done',
      answer: 'it is done',
      evidence: ['button "Go"'],
      doubts: [],
    })
    expect(run.state().steps.map((step) => step.status)).toEqual([...Array(10).fill('ok'), 'proposed'])
    expect(world.events.map((event) => event.n)).toEqual(world.events.map((_, index) => index + 1))
  })

  it('writes each action down before it is done and after', async () => {
    const world = createWorld(scripted([[call('click', { ref: 'e1' })]]))
    world.whileActing = () => expect(world.events.at(-1)?.type).toBe('action.dispatched')
    await (await open(world)).finished
    expect(world.events.map((event) => event.type)).toContain('action.settled')
  })

  it('survives a failed write at each single append, by resume, with nothing done twice', async () => {
    const whole = createWorld(scripted(tenSteps()))
    await (await open(whole)).finished
    expect(whole.appends).toBeGreaterThan(40)
    for (let at = 1; at <= whole.appends; at++) {
      const world = createWorld(scripted(tenSteps()))
      world.failAppend = at
      let said = 0
      const run = await open(world, ({ name }) => {
        expect(name).toBe('storage')
        said++
        setImmediate(() => void run.input({ do: 'resume' }))
      })
      await run.finished
      expect(said, `append ${at}`).toBe(1)
      expect(world.done, `append ${at}`).toEqual(tenDone)
      expect(run.state().ended?.status, `append ${at}`).toBe('done')
    }
  })

  it('survives the death of the worker at each single append, with nothing done twice', async () => {
    const whole = createWorld(scripted(tenSteps()))
    await (await open(whole)).finished
    for (let at = 1; at <= whole.appends; at++) {
      const world = createWorld(scripted(tenSteps()))
      world.failAppend = at
      // The first worker never gets further than the failed write; a second one finds only what was written.
      const dead = new Promise<void>((resolve) => void open(world, () => resolve()))
      await dead
      const run = await open(world)
      await run.finished
      expect(world.done, `append ${at}`).toEqual(tenDone)
      expect(run.state().ended?.status, `append ${at}`).toBe('done')
    }
  })

  it('lets nothing be sent after a pause, and goes on after resume', async () => {
    const world = createWorld(
      scripted([[call('click', { ref: 'e1' }), call('click', { ref: 'e2' })], [call('click', { ref: 'e3' })]]),
    )
    let paused = false
    world.whileActing = async () => {
      if (!paused) await run.input({ do: 'pause' })
      paused = true
    }
    const run = await open(world)
    await until(run, 'paused')
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(world.done).toEqual(['click e1'])
    await run.input({ do: 'resume' })
    await run.finished
    expect(world.done).toEqual(['click e1', 'click e3'])
  })

  it('stops for good while an action is in flight', async () => {
    const world = createWorld(scripted([[call('click', { ref: 'e1' }), call('click', { ref: 'e2' })]]))
    world.whileActing = async () => {
      await run.input({ do: 'stop' })
    }
    const run = await open(world)
    await run.finished
    expect(world.done).toEqual(['click e1'])
    expect(run.state().ended?.status).toBe('stopped')
  })

  it('takes the human at the wheel for a pause', async () => {
    const world = createWorld(scripted(tenSteps()))
    world.whileActing = async () => {
      if (world.done.length === 2) await run.input({ do: 'hands', event: 'wheel', on: 'main' })
    }
    const run = await open(world)
    await until(run, 'paused')
    expect(run.state().paused).toMatchObject({ cause: 'hands', sentence: 'You took the wheel (main).' })
    await run.input({ do: 'resume' })
    await run.finished
  })

  it('asks before it buys, and the approval holds for that very element only', async () => {
    const world = createWorld(scripted([[call('click', { ref: 'e1' })]]))
    world.facts.e1 = { name: 'Place order', submits: true }
    const run = await open(world)
    await until(run, 'approving')
    expect(world.done).toEqual([])
    expect(run.state().approval).toMatchObject({
      risk: 'buying',
      action: 'click button "Go" [e1]',
      origin: 'http://shop.test',
    })
    // The page swaps the button behind the approval.
    world.facts.e1 = { name: 'Place order', submits: true, fingerprint: 'another' }
    await run.input({ do: 'decide', approval: run.state().approval?.id ?? '', decision: 'approve', text: '' })
    await until(run, 'approving')
    expect(world.done).toEqual([])
    await run.input({ do: 'decide', approval: run.state().approval?.id ?? '', decision: 'approve', text: '' })
    await run.finished
    expect(world.done).toEqual(['click e1'])
  })

  it('tells the model what the user wants instead of an action', async () => {
    const world = createWorld(scripted([[call('click', { ref: 'e1' }), call('click', { ref: 'e2' })]]))
    world.facts.e1 = { name: 'Delete account' }
    const run = await open(world)
    await until(run, 'approving')
    await run.input({ do: 'decide', approval: run.state().approval?.id ?? '', decision: 'other', text: 'archive it' })
    await run.finished
    expect(world.done).toEqual([])
    const results = run.state().entries.filter((entry) => entry.kind === 'result')
    expect(results.map((entry) => entry.kind === 'result' && entry.said)).toEqual([
      expect.stringContaining('archive it'),
      'Not run: the user said no to the action before it.',
    ])
  })

  it('asks the user and hands the answer to the model', async () => {
    const world = createWorld(
      scripted([[call('ask_user', { question: 'Which size?', kind: 'choice', options: ['S', 'M'] })]]),
    )
    const run = await open(world)
    await until(run, 'asking')
    const question = run.state().question
    expect(question).toMatchObject({ kind: 'choice', options: ['S', 'M'] })
    expect(await run.input({ do: 'answer', question: 'another', text: 'S' })).toMatchObject({ name: 'late' })
    await run.input({ do: 'answer', question: question?.id ?? '', text: 'M' })
    await run.finished
    expect(run.state().entries).toContainEqual(
      expect.objectContaining({ kind: 'result', said: 'The user answered: M' }),
    )
  })

  it('pauses at the limit of steps and goes on as long again', async () => {
    const world = createWorld(scripted(tenSteps()))
    world.events.push(started({ steps: 6, seconds: 600 }))
    const run = await open(world)
    await until(run, 'paused')
    expect(run.state().paused?.cause).toBe('budget')
    expect(world.done).toHaveLength(6)
    await run.input({ do: 'resume' })
    await run.finished
    expect(world.done).toEqual(tenDone)
  })

  it('names a repeated step to the model, and the third time asks the human', async () => {
    const again = () => [call('click', { ref: 'e1' })]
    const world = createWorld(scripted([again(), again(), again(), again()]))
    const run = await open(world)
    await until(run, 'paused')
    expect(run.state().paused?.cause).toBe('loop')
    expect(world.done).toEqual(['click e1', 'click e1'])
    expect(run.state().steps[1]?.said).toContain('You did this 2 times')
    await run.input({ do: 'stop' })
    await run.finished
  })

  it('does not run the rest of a reply after the page left', async () => {
    const world = createWorld(scripted([[call('click', { ref: 'e1' }), call('click', { ref: 'e2' })]]))
    world.whileActing = () => {
      world.observed = { ...world.observed, documentId: 'doc-2', url: 'http://shop.test/next' }
    }
    const run = await open(world)
    await run.finished
    expect(world.done).toEqual(['click e1'])
    expect(run.state().steps[1]).toMatchObject({ status: 'skipped', said: 'Not run: the page is another one now.' })
  })

  it('returns a claim without evidence once, and says what stays in doubt', async () => {
    const claim = () => [call('done', { answer: 'bought', success: true, evidence: ['Order 1234'] })]
    const world = createWorld(scripted([claim(), claim()]))
    const run = await open(world)
    await run.finished
    expect(run.state().steps[0]).toMatchObject({
      status: 'refused',
      said: expect.stringContaining('"Order 1234" was not seen'),
    })
    expect(run.state().ended).toMatchObject({
      status: 'done',
      evidence: [],
      doubts: ['The quote "Order 1234" was not seen in this run.'],
    })
  })

  it('asks for a site that is not shared, and goes on when it is', async () => {
    const world = createWorld(scripted([[call('click', { ref: 'e1' })]]))
    world.trouble = { ok: false, trouble: 'no-access', origin: 'http://shop.test', said: '' }
    const run = await open(world)
    await until(run, 'access')
    world.trouble = null
    await run.input({ do: 'access', origin: 'http://shop.test', given: true })
    await run.finished
    expect(world.done).toEqual(['click e1'])
  })

  it.each([
    ['nonsense', {}, 'There is no tool "nonsense"'],
    ['click', { ref: 'button' }, 'click: "ref" has the wrong form'],
    ['navigate', { url: 'file:///etc/passwd' }, 'Addresses with file: are never opened'],
    ['click', { ref: 'e99' }, 'has the ref e99'],
  ])('refuses %s %j with a sentence for the model', async (name, args, sentence) => {
    const world = createWorld(scripted([[call(name, args)]]))
    const run = await open(world)
    await run.finished
    expect(world.done).toEqual([])
    expect(run.state().steps[0]?.said).toContain(sentence)
  })
})
