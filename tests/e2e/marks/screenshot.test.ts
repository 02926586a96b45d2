import { writeFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { inWorker, openTab, type PageServer, servePages } from '../../support/extension.ts'
import { type ChatBody, call, refuse, type Step, say } from '../../support/model-server.ts'
import { lastTold, results } from '../run/script.ts'
import { openStage, type Stage } from '../run/stage.ts'
import { decode, type Picture } from './support/pixels.ts'

const page = (inner: string, shared: string, other: string) => `<!doctype html><title>Shop</title>
<style>body { font: 16px sans-serif; margin: 0; background: #fff } body > * { position: absolute }</style>
<h1 style="left:20px;top:0">Counting</h1>
<canvas id=chart width=200 height=100 style="left:20px;top:80px"></canvas>
<button style="left:300px;top:100px;width:120px;height:40px">Save</button>
<input id=secret type=password value=hunter2 style="left:20px;top:240px;width:300px;height:40px;background:#0f0;border:0">
<input id=plain value=plain style="left:20px;top:320px;width:300px;height:40px;background:#0f0;border:0">
<iframe src="${inner}" style="left:500px;top:60px;width:300px;height:200px;border:0"></iframe>
<iframe src="${shared}" style="left:840px;top:60px;width:300px;height:200px;border:0"></iframe>
<iframe src="${other}" style="left:500px;top:300px;width:300px;height:200px;border:0"></iframe>
<script>const c = chart.getContext('2d'); c.fillStyle = '#f00'; c.fillRect(0, 0, 100, 100); c.fillStyle = '#00f'; c.fillRect(100, 40, 100, 60)</script>`

const inner = `<!doctype html><body style="margin:0;background:#ff0"><button style="margin:20px">Inside</button>
<input type=password value=x style="position:absolute;left:20px;top:100px;width:200px;height:40px;border:0;background:#0f0">`
const other = '<!doctype html><body style="margin:0;background:#f0f"><h1>4111 1111 1111 1111</h1>'

let server: PageServer
let stage: Stage
const site = () => server.url('shop.test')

beforeAll(async () => {
  const pages: Record<string, string> = {
    '/inner': inner,
    '/other': other,
    '/plain': '<h1>Counting</h1><button>Go</button>',
  }
  server = await servePages(pages)
  pages['/'] = page('/inner', server.url('second.test', '/inner'), server.url('pay.test', '/other'))
  stage = await openStage(site(), [new URL(site()).origin, new URL(server.url('second.test')).origin])
})
afterAll(async () => {
  await stage?.close()
  await server?.close()
})

type Parts = { type: string; text?: string; image_url?: { url: string } }[]
const partsOf = ({ messages }: ChatBody): Parts | null => {
  const content = messages.at(-1)?.content as unknown
  return Array.isArray(content) ? (content as Parts) : null
}

/** A model that asks for a picture, answers the side call so, and ends. */
const looking =
  (answer: Step) =>
  (body: ChatBody): Step => {
    if (partsOf(body)) return answer
    return results(body) === 0 ? call('screenshot', { instruction: 'Which bar is taller?' }) : over
  }

/** Nothing is claimed, so nothing is sent back. */
const over = call('done', { answer: 'No.', success: false, evidence: [] })

const told = (body: ChatBody | undefined) => (body ? lastTold(body) : '')

/** Is a pixel of this colour, as far as JPEG keeps it? */
function expectColour(picture: Picture, [x, y]: [number, number], [r, g, b]: [number, number, number]) {
  const [red, green, blue] = picture.at(x, y)
  const far = Math.max(Math.abs(red - r), Math.abs(green - g), Math.abs(blue - b))
  expect(far, `${[x, y]} is ${[red, green, blue]}, not ${[r, g, b]}`).toBeLessThan(24)
}

const plate: [number, number, number] = [0x24, 0x27, 0x2c]

it('sends a marked picture, with secrets and foreign frames covered, to the model alone', async () => {
  const run = await stage.run('Look', { script: looking(say('The red bar is taller.')) })
  const ended = await run.until((state) => state.ended)
  const chats = stage.model().chats()
  const side = chats.find(partsOf)
  const [text, image] = (side && partsOf(side)) ?? []
  expect(side?.tools).toBeUndefined()
  expect(text?.text).toMatch(
    /Question: Which bar is taller\?[\s\S]*e\d+ button "Save"[\s\S]*f\de\d+ button "Inside"[\s\S]*f\de\d+ button "Inside"/,
  )
  expect(text?.text).not.toContain('hunter2')

  const url = image?.image_url?.url ?? ''
  expect(url).toMatch(/^data:image\/jpeg;base64,/)
  if (process.env.SHOTS) writeFileSync(`${process.env.SHOTS}/sent.jpg`, Buffer.from(url.split(',')[1] ?? '', 'base64'))
  const blank = await openTab(stage.browser, 'about:blank', true)
  const picture = await decode(stage.browser, blank, url)
  const size = (await stage.inPage('[innerWidth, innerHeight]')) as [number, number]
  expect(Math.max(picture.width, picture.height)).toBeLessThanOrEqual(1400)
  const scale = picture.width / size[0]
  const at = (x: number, y: number): [number, number] => [x * scale, y * scale]
  expectColour(picture, at(60, 130), [255, 0, 0])
  expectColour(picture, at(170, 150), [0, 0, 255])
  // The plain field is seen, the password is not, at no point of it.
  expectColour(picture, at(250, 340), [0, 255, 0])
  for (const [x, y] of [
    [30, 250],
    [60, 260],
    [170, 260],
    [300, 270],
  ] as const)
    expectColour(picture, at(x, y), plate)
  // The frames that are shared drew their own plates, the one of another site too; the third is covered whole.
  for (const left of [500, 840]) {
    expectColour(picture, at(left + 280, 240), [255, 255, 0])
    for (const x of [30, 100, 200]) expectColour(picture, at(left + x, 180), plate)
  }
  for (const [x, y] of [
    [510, 330],
    [650, 400],
    [790, 490],
  ] as const)
    expectColour(picture, at(x, y), plate)
  // A frame stands around the button: its line is of no colour of the page.
  const edge = [97, 98, 99, 100].map((y) => picture.at(...at(400, y)))
  expect(edge.some(([r, g, b]) => Math.max(r, g, b) - Math.min(r, g, b) > 60)).toBe(true)

  // Only words are left of it.
  const last = chats.at(-1)
  expect(told(last)).toMatch(/\[\[page \w+\]\]\nThe red bar is taller\.\n\[\[end/)
  expect(JSON.stringify(chats.filter((body) => !partsOf(body)))).not.toContain('image_url')
  expect(JSON.stringify(run.events)).not.toContain('data:image')
  expect(ended.counts.calls).toBe(3)
  // The person can look at the very same.
  expect(await stage.panel.ask('run.picture', { run: run.id })).toEqual({ picture: url })
  expect(await stage.inPage('document.documentElement.children.length')).toBe(2)
})

it('says so where the model cannot see, in words of its server or by its setting', async () => {
  const blind = refuse(400, 'Invalid content type. image_url is only supported by certain models.')
  const run = await stage.run('Look', { script: looking(blind) })
  await run.until((state) => state.ended)
  expect(told(stage.model().chats().at(-1))).toContain('cannot see pictures')
})

it('pictures no other tab than its own', async () => {
  const front = await openTab(stage.browser, server.url('second.test', '/plain'))
  const run = await stage.run('Look', { script: looking(say('no')), tabId: await tabOf(site()) })
  await run.until((state) => state.ended)
  await stage.browser.cdp.send('Target.closeTarget', { targetId: front })
  expect(told(stage.model().chats().at(-1))).toContain('in front of its window')
  expect(stage.model().chats().filter(partsOf)).toEqual([])
})

it('names both ways out where the browser gives no picture', async () => {
  // Another site takes the leave away that the click on the toolbar button gave.
  await stage.reset(server.url('second.test', '/plain'))
  const run = await stage.run('Look', { script: looking(say('no')) })
  await run.until((state) => state.ended)
  expect(told(stage.model().chats().at(-1))).toMatch(/toolbar on this tab, or share all sites/)
  await stage.reset(site())
})

const tabOf = async (url: string) => {
  return (await inWorker(
    stage.browser,
    `chrome.tabs.query({ url: ${JSON.stringify(`${url}*`)} }).then(([t]) => t.id)`,
  )) as number
}
