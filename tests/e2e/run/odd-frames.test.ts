import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { grantSite, type PageServer, servePages } from '../../support/extension.ts'
import { byResults, click, end, lastTold } from './script.ts'
import { openStage, type Stage } from './stage.ts'

const button = (name: string) => `<button onclick="this.textContent = 'Pressed ${name}'">${name}</button>`
const page = (title: string, body: string) => `<!doctype html><title>${title}</title><h1>${title}</h1>${body}`
const data = (body: string) => `data:text/html,${encodeURIComponent(page('Data', body))}`

let server: PageServer
let stage: Stage

beforeAll(async () => {
  server = await servePages({
    '/': page(
      'Odd frames',
      `<iframe title="data" src="${data(button('Data'))}"></iframe>
       <iframe title="blank" id="blank"></iframe>
       <iframe title="written" id="written"></iframe>
       <iframe title="boxed" sandbox="allow-scripts" srcdoc="${page('Boxed', button('Boxed')).replaceAll('"', '&quot;')}"></iframe>
       <iframe title="moved" style="transform: translate(40px, 20px) scale(0.5)" srcdoc="${button('Moved').replaceAll('"', '&quot;')}"></iframe>
       <script>
         blank.contentDocument.body.innerHTML = ${JSON.stringify(button('Blank'))}
         written.contentDocument.write(${JSON.stringify(page('Written', button('Written')))})
         written.contentDocument.close()
       </script>`,
    ),
    '/late': page(
      'Late frames',
      `<button onclick="setTimeout(() => { const f = document.createElement('iframe'); f.title = 'late'; f.src = '/inner'; document.body.append(f) }, 300)">Open</button>
       <button onclick="document.querySelector('iframe').remove(); this.textContent = 'Closed'">Close</button>`,
    ),
    '/inner': page('Inner', button('Inner')),
    '/granted': page(
      'Granted',
      '<button>Nothing</button><iframe title="stranger" id="stranger"></iframe><script>stranger.src = "http://granted.test:" + location.port + "/holder"</script>',
    ),
    '/holder': page(
      'Holder',
      `<p>Secret of the holder</p><iframe title="inside" src="${data('<p>Secret of the data</p>')}"></iframe>`,
    ),
  })
  stage = await openStage(server.url('shop.test', '/'), [server.url('shop.test', '').replace(/\/$/, '')])
})
beforeEach(async () => stage.reset(server.url('shop.test', '/')))
afterAll(async () => {
  await stage?.close()
  await server?.close()
})

it('reads and acts in data:, about:blank, written and sandboxed srcdoc frames, and in one that is scaled', async () => {
  const names = ['Data', 'Blank', 'Written', 'Boxed', 'Moved']
  const run = await stage.run('Press all', {
    script: byResults(...names.map((name) => (body: Parameters<typeof click>[0]) => click(body, name)), () =>
      end('All.', ['Pressed Moved']),
    ),
  })
  const state = await run.until((s) => s.ended)
  for (const name of names) expect(state.page?.text).toMatch(new RegExp(`"Pressed ${name}" \\[f\\d+e\\d+\\]`))
})

it('takes in a frame that came late, and lets go of one that was removed', async () => {
  await stage.reset(server.url('shop.test', '/late'))
  const told: string[] = []
  const run = await stage.run('Open, press, close', {
    script: byResults(
      (body) => click(body, 'Open'),
      (body) => click(body, 'Inner'),
      (body) => click(body, 'Close'),
      (body) => {
        told.push(lastTold(body))
        return click(body, 'Inner')
      },
      (body) => {
        told.push(lastTold(body))
        return end('Closed.', ['Closed'])
      },
    ),
  })
  const state = await run.until((s) => s.ended)
  expect(state.page?.text).not.toContain('Pressed Inner')
  expect(told[0]).toContain('- iframe "late"')
  expect(told[1]).toContain('No element of the page as it is now has the ref f1e1')
})

it('reads no document inside a frame of a site that the browser grants but the user has not shared', async () => {
  await grantSite(stage.browser, server.url('granted.test', '').replace(/\/$/, ''))
  await stage.reset(server.url('shop.test', '/granted'))
  const add = 'document.body.append(Object.assign(document.createElement("p"), { textContent: "More" }))'
  const run = await stage.run('Look', {
    script: byResults(
      (body) => click(body, 'Nothing'),
      () => end('Seen.', ['Granted']),
    ),
  })
  await stage.inPage(add)
  const state = await run.until((s) => s.ended)
  expect(state.page?.text).toMatch(/iframe "stranger".* not shared/)
  expect(state.frames).toHaveLength(1)
  expect(JSON.stringify(run.events)).not.toContain('Secret of')
})
