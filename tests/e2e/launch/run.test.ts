import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type PageServer, servePages } from '../../support/extension.ts'

let pages: PageServer
let folder: string

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'run-test-'))
  pages = await servePages({
    '/': '<title>Lamps</title><h1>Lamps</h1><a href="/nova">Nova</a><form method="post"><button>Place order</button></form>',
    '/nova': '<title>Nova</title><h1>Nova</h1><p>Price: 39 €</p>',
  })
})

afterAll(async () => {
  rmSync(folder, { recursive: true })
  await pages.close()
})

type Ran = { code: number; out: string; err: string; events: Record<string, unknown>[] }

/** `npm start -- …` without npm, whose own lines would stand on the standard output. */
async function start(...args: string[]): Promise<Ran> {
  const child = spawn(process.execPath, ['tools/setup.mjs', 'tools/run.ts', '--headless', ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let out = ''
  let err = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text))
  const [code] = (await once(child, 'close')) as [number]
  const events = args.includes('--json')
    ? out
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line))
    : []
  return { code, out, err, events }
}

test('a goal on a page, for programs: events, then run.ended, and 0', async () => {
  const ran = await start(
    '--url',
    pages.url('shop.test'),
    '--goal',
    'click "Nova", tell me the price',
    '--json',
    '--out',
    folder,
  )
  expect(ran.code, ran.err).toBe(0)
  expect(ran.events[0]).toMatchObject({ type: 'run.started', goal: 'click "Nova", tell me the price', n: 1 })
  expect(ran.events.filter(({ type }) => type === 'run.ended')).toHaveLength(1)
  expect(ran.events.at(-1)).toMatchObject({
    type: 'run.ended',
    status: 'done',
    answer: expect.stringContaining('39 €'),
  })
  const kept = readFileSync(join(folder, 'trace.jsonl'), 'utf8').trimEnd().split('\n')
  expect(kept.slice(0, -1).map((line) => JSON.parse(line))).toEqual(ran.events.slice(0, -1))
  expect(existsSync(join(folder, 'step-001.png'))).toBe(true)
  expect(existsSync(join(folder, 'panel.png'))).toBe(true)
})

test('the page as the model would see it', async () => {
  const ran = await start('--url', pages.url('shop.test'), '--snapshot')
  expect(ran.code, ran.err).toBe(0)
  expect(ran.out).toMatch(/^page "Lamps" http:\/\/shop\.test:\d+\/ {2}viewport \d+x\d+/)
  expect(ran.out).toMatch(/- link "Nova" \[e\d+\]/)
})

test('wrong usage is one line and 2', async () => {
  const ran = await start('--url', 'file:///etc/passwd', '--goal', 'x')
  expect(ran).toMatchObject({ code: 2, out: '' })
  expect(ran.err.trimEnd().split('\n')).toHaveLength(1)
})

test('an approval that nobody gives: waiting, 3, and nothing was sent', async () => {
  const ran = await start('--url', pages.url('shop.test'), '--goal', 'click "Place order"', '--json')
  expect(ran.events.at(-1)).toMatchObject({
    status: 'waiting',
    reason: expect.stringContaining('click button "Place order"'),
  })
  expect(ran.events.some(({ type }) => type === 'action.dispatched')).toBe(false)
  expect(ran.code).toBe(3)
})

test('a question after a change of page takes the answer from the command line', async () => {
  const goal = 'click "Nova", ask me "which colour?", tell me the price'
  const ran = await start(
    '--url',
    pages.url('shop.test'),
    '--goal',
    goal,
    '--answer',
    'brass',
    '--json',
    '--timeout',
    '40',
  )
  expect(ran.events.find(({ type }) => type === 'question.answered')).toMatchObject({ text: 'brass' })
  expect(ran.code, ran.err).toBe(0)
})

test('a limit of steps is 4', async () => {
  const goal = 'wait 0 seconds, wait 0 seconds, wait 0 seconds'
  const ran = await start('--url', pages.url('shop.test'), '--goal', goal, '--max-steps', '1', '--json')
  expect(ran.events.at(-1)).toMatchObject({ type: 'run.ended', status: 'stopped', steps: 1 })
  expect(ran.code).toBe(4)
})

test('a page that cannot be opened is named, and 1', async () => {
  const ran = await start('--url', 'http://shop.test:1/', '--goal', 'x', '--json')
  expect(ran.events).toEqual([
    {
      type: 'run.ended',
      status: 'failed',
      answer: '',
      steps: 0,
      evidence: [],
      reason: expect.stringContaining('http://shop.test:1/ could not be opened'),
    },
  ])
  expect(ran.code).toBe(1)
})
