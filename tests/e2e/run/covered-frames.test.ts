import { afterAll, beforeAll, expect, it } from 'vitest'
import { type PageServer, servePages } from '../../support/extension.ts'
import { byResults, end } from './script.ts'
import { openStage, type Stage } from './stage.ts'

let server: PageServer
let stage: Stage

const at = (top: number) => `style="position:absolute;left:20px;top:${top}px;width:120px;height:30px;margin:0"`

beforeAll(async () => {
  server = await servePages({
    '/': `<!doctype html><title>Around</title><body style="margin:0">
      <iframe title="inner" id="inner" style="position:absolute;left:40px;top:100px;width:400px;height:400px;border:5px solid"></iframe>
      <div role="region" aria-label="Cookie notice" style="position:fixed;left:0;top:240px;width:600px;height:100px;background:#fff">We use cookies</div>
      <script>inner.src = 'http://other.test:' + location.port + '/inner'</script>`,
    '/inner': `<!doctype html><body style="margin:0"><button ${at(20)}>Free</button>
      <button ${at(120)}>Half</button><button ${at(160)}>Under</button><p ${at(190)}>zqtokenzq</p>
      <iframe title="nested" srcdoc="<body style='margin:0'><button ${at(10).replaceAll('"', "'")}>Deep</button>"
        style="position:absolute;left:200px;top:150px;width:180px;height:60px;border:0"></iframe>
      <p ${at(300)}>Below</p>`,
  })
  const site = (host: string) => server.url(host, '').replace(/\/$/, '')
  stage = await openStage(server.url('shop.test', '/'), [site('shop.test'), site('other.test')])
})
afterAll(async () => {
  await stage?.close()
  await server?.close()
})

it('tells in a frame what the page around it lays over it', async () => {
  const run = await stage.run('Look', { script: byResults(() => end('Seen.', ['Free'])) })
  const state = await run.until((s) => s.ended)
  const text = state.page?.text ?? ''
  expect(text).toMatch(/iframe "inner".*\(partly covered by region "Cookie notice"\)/)
  expect(text).toMatch(/button "Free" \[f\d+e\d+\]\n/)
  expect(text).toMatch(/button "Half" \[f\d+e\d+\] \(partly covered by region "Cookie notice"\)/)
  expect(text).toMatch(/button "Under" \[f\d+e\d+\] \(covered\)/)
  expect(text).toMatch(/button "Deep" \[f\d+e\d+\] \(covered by region "Cookie notice"\)/)
  expect(text).toContain('Below')
  expect(text).not.toContain('zqtokenzq')
})
