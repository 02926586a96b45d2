import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type CountingSite = {
  origin: string
  /** What the page's buttons were really pressed for, in order. */
  presses: string[]
  /** Holds answers to `/slow` until it is called. */
  release(): void
  close(): Promise<void>
}

const page = (body: string) => `<!doctype html><html lang="en"><title>Counting</title><main>${body}</main>
<script>
  document.addEventListener('click', (event) => {
    const name = event.target.closest('[data-press]')?.dataset.press
    if (name) navigator.sendBeacon('/press?' + name)
    if (name) document.querySelector('output').textContent += name + ' '
  })
</script>`

const numbers = Array.from({ length: 12 }, (_, index) => index + 1)

const pages: Record<string, string> = {
  '/': page(`<h1>Counting</h1>
    ${numbers.map((n) => `<button data-press="${n}">Press ${n}</button>`).join('\n')}
    <button data-press="order">Place order</button>
    <button data-press="alert" onclick="setTimeout(() => { alert('Mind this'); document.body.append('It was minded.') })">Warn me</button>
    <button data-press="alert-now" onclick="alert('Mind this now')">Warn me now</button>
    <a href="/next" data-press="next">Next page</a>
    <a href="/next" target="_blank">Next page in a tab</a>
    <a href="/slow" data-press="slow">Slow page</a>
    <label>Name <input name="name"></label>
    <label>Password <input type="password" value="correct-horse"></label>
    <output></output>`),
  '/next': page('<h1>The next page</h1><button data-press="there">Press there</button><output></output>'),
  '/slow': page('<h1>The slow page</h1><output></output>'),
}

/** The smallest file that the browser's viewer opens. */
const pdf = `%PDF-1.1
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 99 99]>>endobj
trailer<</Root 1 0 R>>`

/** A page whose buttons tell the server that they were pressed: what counts is what the server heard. */
export async function startCountingSite(): Promise<CountingSite> {
  const presses: string[] = []
  const held: (() => void)[] = []
  const show = (response: ServerResponse, path: string) => {
    response.writeHead(pages[path] ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' })
    response.end(pages[path] ?? '<h1>There is no such page</h1>')
  }
  const server = createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://any.test')
    if (pathname === '/press') {
      presses.push(decodeURIComponent(search.slice(1)))
      response.end()
    } else if (pathname === '/file.pdf') {
      response.writeHead(200, { 'content-type': 'application/pdf' })
      response.end(pdf)
    } else if (pathname === '/slow') held.push(() => show(response, pathname))
    else show(response, pathname)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    presses,
    release() {
      for (const answer of held.splice(0)) answer()
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
