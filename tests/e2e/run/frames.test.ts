import { afterAll, beforeAll, expect, it } from 'vitest'
import { type PageServer, servePages } from '../../support/extension.ts'
import { byResults, click, end } from './script.ts'
import { openStage, type Stage } from './stage.ts'

const button = (name: string) => `<button onclick="this.textContent = 'Pressed ${name}'">${name}</button>`
const page = (title: string, body: string) => `<!doctype html><title>${title}</title><h1>${title}</h1>${body}`

let server: PageServer
let stage: Stage

beforeAll(async () => {
  server = await servePages({
    '/': page(
      'All frames',
      `<iframe title="same" src="/same"></iframe>
       <iframe title="other" id="other"></iframe>
       <iframe title="stranger" id="stranger"></iframe>
       <iframe title="written" srcdoc="<p>In srcdoc</p>${button('Srcdoc').replaceAll('"', '&quot;')}"></iframe>
       <iframe title="boxed" sandbox="allow-scripts" src="/boxed"></iframe>
       <div id="open"></div><div id="closed"></div>
       <script>
         const at = (host) => 'http://' + host + ':' + location.port
         other.src = at('other.test') + '/other'
         stranger.src = at('stranger.test') + '/stranger'
         const put = (id, mode) => {
           const root = document.getElementById(id).attachShadow({ mode })
           root.innerHTML = '<iframe title="' + mode + '" src="/' + mode + '"></iframe>'
         }
         put('open', 'open'); put('closed', 'closed')
         // A page that hears a nonce and says it again, from a frame of its own choice.
         addEventListener('message', (event) => frames[0].eval('parent.postMessage(' + JSON.stringify(event.data) + ', "*")'))
       </script>`,
    ),
    '/same': page('Same', `${button('Same')}<iframe title="nested" src="/nested"></iframe>`),
    '/nested': page('Nested', button('Nested')),
    '/other': page('Other', button('Other')),
    '/stranger': page('Stranger', button('Stranger')),
    '/boxed': page('Boxed', button('Boxed')),
    '/open': page('In an open root', button('Open')),
    '/closed': page('In a closed root', `${button('Closed')}<iframe title="deep" src="/deep"></iframe>`),
    '/deep': page('Deep', button('Deep')),
    '/quiet': page(
      'Roots',
      `<div id="open"></div><div id="closed"></div><script>
         for (const mode of ['open', 'closed'])
           document.getElementById(mode).attachShadow({ mode }).innerHTML = '<iframe title="' + mode + '" src="/' + mode + '"></iframe>'
       </script>`,
    ),
  })
  stage = await openStage(server.url('shop.test', '/'), [
    server.url('shop.test', '').replace(/\/$/, ''),
    server.url('other.test', '').replace(/\/$/, ''),
  ])
})
afterAll(async () => {
  await stage?.close()
  await server?.close()
})

const pageText = (state: { page: { text: string } | null }) => state.page?.text ?? ''

it('shows all shared frames at their place and acts in each; strangers are named and not read', async () => {
  const names = ['Same', 'Nested', 'Other', 'Srcdoc', 'Boxed']
  const run = await stage.run('Press all', {
    script: byResults(...names.map((name) => (body: Parameters<typeof click>[0]) => click(body, name)), () =>
      end('All.', ['Pressed Same']),
    ),
  })
  const state = await run.until((s) => s.ended)
  const text = pageText(state)
  for (const name of names) expect(text).toMatch(new RegExp(`"Pressed ${name}" \\[f\\d+e\\d+\\]`))
  expect(text).toMatch(/iframe "stranger".* not shared/)
  expect(text).not.toContain('"Stranger"')
  expect(text).toMatch(
    /- iframe "same"[^\n]*\[f\d+\]\n {2}- heading "Same"[\s\S]*- iframe "nested"[^\n]*\[f\d+\]\n {4}- heading "Nested"/,
  )
})

it('believes no nonce that came twice: frames in shadow roots stay out where the page plays tricks', async () => {
  const run = await stage.run('Look', { script: byResults(() => end('Seen.', ['All frames'])) })
  expect(pageText(await run.until((s) => s.ended))).not.toContain('"Closed"')
})

it('finds frames in open and closed shadow roots, and frames in those', async () => {
  await stage.reset(server.url('shop.test', '/quiet'))
  const names = ['Open', 'Closed', 'Deep']
  const run = await stage.run('Press all', {
    script: byResults(...names.map((name) => (body: Parameters<typeof click>[0]) => click(body, name)), () =>
      end('All.', ['Pressed Deep']),
    ),
  })
  const state = await run.until((s) => s.ended)
  for (const name of names) expect(pageText(state)).toMatch(new RegExp(`"Pressed ${name}" \\[f\\d+e\\d+\\]`))
  expect(pageText(state)).toMatch(
    /- iframe "closed"[^\n]*\n {2}- heading "In a closed root"[\s\S]*- iframe "deep"[^\n]*\n {4}- heading "Deep"/,
  )
})
