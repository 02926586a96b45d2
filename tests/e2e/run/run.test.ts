import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { call } from '../../support/model-server.ts'
import { type CountingSite, startCountingSite } from './counting-site.ts'
import { byResults, click, end, lastTold, refOf } from './script.ts'
import { openStage, type Stage } from './stage.ts'

let site: CountingSite
let stage: Stage

beforeAll(async () => {
  site = await startCountingSite()
  stage = await openStage(`${site.origin}/`, [site.origin])
})
beforeEach(async () => {
  await stage.reset(`${site.origin}/`)
  site.presses.length = 0
})
afterAll(async () => {
  await stage?.close()
  await site?.close()
})

describe.each([true, false])('a run with a model over HTTP, streaming: %s', (stream) => {
  it('sees the page, presses a button once, and ends with evidence', async () => {
    const script = byResults(
      (body) => click(body, 'Press 1'),
      () => end('Pressed.', ['Press 1']),
    )
    const run = await stage.run('Press 1', { script, stream })
    const state = await run.until((s) => s.ended)
    expect(state.ended).toMatchObject({ status: 'done', answer: 'Pressed.', doubts: [] })
    expect(site.presses).toEqual(['1'])
    expect(state.steps[0]).toMatchObject({ status: 'ok', outcome: 'done', strategy: 'ref', why: 'I press Press 1.' })
    expect(state.counts.input).toBeGreaterThan(0)
    const [first] = stage.model().chats()
    expect(first?.messages.map((message) => message.role)).toEqual(['system', 'user'])
    expect(first?.messages[1]?.content).toMatch(
      /^Goal: Press 1\nToday is [^\n]+\.\n\nThe page now:\n\[\[page \w{8}\]\]\npage "Counting" http/,
    )
    expect(first?.messages[1]?.content).toMatch(/- textbox "Password" \[e\d+\] \(value hidden\)/)
    expect(JSON.stringify(stage.model().chats())).not.toContain('correct-horse')
  })

  it('runs several calls of one reply in order, and tells what each changed', async () => {
    const script = byResults(
      (body) => ({
        text: 'Both.',
        calls: ['Press 2', 'Press 3'].map((name) => ({ name: 'click', args: { ref: refOf(body, name) } })),
      }),
      () => end(),
    )
    const steps = (body: Parameters<typeof script>[0]) =>
      body.messages.some((message) => message.role === 'tool') ? end() : script(body)
    const run = await stage.run('Press 2 and 3', { script: steps, stream })
    await run.until((s) => s.ended)
    expect(site.presses).toEqual(['2', '3'])
    const told = stage
      .model()
      .chats()[1]
      ?.messages.filter((message) => message.role === 'tool')
      .map((message) => message.content)
    expect(told).toHaveLength(2)
    expect(told?.[0]).toMatch(/^done/)
    expect(told?.[0]).toMatch(/What changed:[\s\S]*2/)
  })
})

it('stops a reply where the page leaves, and says which calls did not run', async () => {
  const script = (body: Parameters<typeof refOf>[0]) =>
    body.messages.some((message) => message.role === 'tool')
      ? end('Left.', ['The next page'])
      : { calls: ['Next page', 'Press 4'].map((name) => ({ name: 'click', args: { ref: refOf(body, name) } })) }
  const run = await stage.run('Go on', { script })
  const state = await run.until((s) => s.ended)
  expect(state.ended).toMatchObject({ status: 'done', doubts: [] })
  expect(site.presses).toEqual(['next'])
  expect(state.steps.map((step) => step.status)).toEqual(['ok', 'skipped', 'proposed'])
})

it('follows a link into the tab that it opens', async () => {
  const script = byResults(
    (body) => click(body, 'Next page in a tab'),
    (body) => click(body, 'Press there'),
    () => end('There.', ['The next page']),
  )
  const run = await stage.run('Open it', { script })
  const state = await run.until((s) => s.ended)
  expect(site.presses).toEqual(['there'])
  expect(state.openedTabs).toHaveLength(1)
  expect(state.tabId).toBe(state.openedTabs[0])
  expect(state.steps[0]?.said).toContain('It opened tab')
})

it('asks before it orders; denied, nothing is pressed; approved, once', async () => {
  const script = byResults(
    (body) => click(body, 'Place order'),
    (body) => click(body, 'Place order'),
    () => end('Ordered.'),
  )
  const run = await stage.run('Order', { script })
  const first = await run.until('approving')
  expect(first.approval).toMatchObject({
    risk: 'buying',
    origin: site.origin,
    action: expect.stringContaining('button "Place order"'),
  })
  await stage.panel.ask('run.decide', { run: run.id, approval: first.approval?.id ?? '', decision: 'deny', text: '' })
  const second = await run.until((s) => s.approval && s.approval.id !== first.approval?.id)
  expect(site.presses).toEqual([])
  await stage.panel.ask('run.decide', {
    run: run.id,
    approval: second.approval?.id ?? '',
    decision: 'approve',
    text: '',
  })
  await run.until((s) => s.ended)
  expect(site.presses).toEqual(['order'])
})

it('asks the user, and the answer reaches the model', async () => {
  const script = byResults(
    () => call('ask_user', { question: 'Which one?', kind: 'choice', options: ['1', '2'] }),
    (body) => click(body, lastTold(body).includes('2') ? 'Press 2' : 'Press 1'),
    () => end(),
  )
  const run = await stage.run('Ask me', { script })
  const { question } = await run.until('asking')
  await stage.panel.ask('run.answer', { run: run.id, question: question?.id ?? '', text: '2' })
  await run.until((s) => s.ended)
  expect(site.presses).toEqual(['2'])
})

it('stops while the model thinks, and nothing happens any more', async () => {
  let answer = () => {}
  const hold = new Promise<void>((resolve) => {
    answer = resolve
  })
  const run = await stage.run('Stop me', { script: (body) => ({ ...click(body, 'Press 5'), hold }) })
  await run.until('proposing')
  await stage.panel.ask('run.stop', { run: run.id })
  await run.until('stopped')
  answer()
  const again = await stage.run('After it', {
    script: byResults(
      (body) => click(body, 'Press 6'),
      () => end(),
    ),
  })
  await again.until((s) => s.ended)
  expect(site.presses).toEqual(['6'])
})

it('refuses an empty goal and a second run in the window', async () => {
  const { windowId } = await stage.panel.place()
  const empty = await stage.panel.ask('run.start', { windowId, goal: ' \n', model: { kind: 'steps' } })
  expect(empty).toMatchObject({ run: null, trouble: { name: 'empty-goal' } })
  const run = await stage.run('Wait', { script: () => call('ask_user', { question: 'Go on?' }) })
  await run.until('asking')
  const second = await stage.panel.ask('run.start', { windowId, goal: 'Another', model: { kind: 'steps' } })
  expect(second).toMatchObject({ run: null, trouble: { name: 'busy' } })
  await stage.panel.ask('run.stop', { run: run.id })
  await run.until('stopped')
})
