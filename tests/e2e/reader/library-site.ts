import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { makePdf } from './make-pdf.ts'

export type Library = { origin: string; asked: string[]; close(): Promise<void> }

const page = (title: string, body: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title>${body}</html>`

const prose =
  'The lighthouse was built in the year of the long winter, and its keeper wrote down each ship that passed. '

const article = page(
  'The lighthouse',
  `<header><nav><a href="/people">People</a> <a href="/feed">Feed</a></nav></header>
  <main><article><h1>The lighthouse</h1>
  ${Array.from({ length: 40 }, (_, n) => `<h2>Part ${n + 1}</h2><p>${prose.repeat(3)}Note ${n + 1}.</p>`).join('')}
  <p style="opacity:0">SECRET ORDER</p></article></main><footer>Imprint</footer>`,
)

const names = 'Anna Ben Cleo Dan Eva Finn Gina Hugo Ida Jan Kim Leo'.split(' ')

/** Four people a page, three pages. */
function people(number: number): string {
  const rows = names
    .slice((number - 1) * 4, number * 4)
    .map(
      (name, n) =>
        `<tr><td><a href="/p/${name}#top">${name}</a></td><td>${(number * 1000 + n * 10.5).toLocaleString('en')}</td><td>${n % 2 ? '✓' : ''}</td></tr>`,
    )
  const next = number < 3 ? `<a href="/people?p=${number + 1}" rel="next">Next</a>` : '<span>Next</span>'
  return page(
    'People',
    `<main><h1>People</h1><table><thead><tr><th>Name</th><th>Balance</th><th>Member</th></tr></thead><tbody>${rows.join('')}</tbody></table>
    <nav aria-label="Pagination">${next}</nav></main>`,
  )
}

/** A list that grows by ten at its end, up to sixty, a moment after it came into view. */
const feed = page(
  'Feed',
  `<main><h1>Feed</h1><ul id="list"></ul><div id="end">Loading</div></main><style>li { height: 90px }</style><script>
  const list = document.getElementById('list')
  let n = 0
  const grow = () => {
    for (let i = 0; i < 10 && n < 60; i++) {
      n++
      list.insertAdjacentHTML('beforeend', '<li><h3>Entry ' + n + '</h3><p class="author">Author ' + (n % 7) + '</p></li>')
    }
  }
  grow()
  new IntersectionObserver(([end]) => end.isIntersecting && setTimeout(grow, 80)).observe(document.getElementById('end'))
</script>`,
)

const sent = makePdf(
  [
    ['Annual report', 'Income was 4,200 crowns.'],
    ['Outlook', 'The lamp stays lit (they say).'],
  ],
  { title: 'Report' },
)

const pdfs: Record<string, () => Buffer> = {
  '/report.pdf': () => sent,
  '/locked.pdf': () => makePdf([['Hidden']], { locked: true }),
  '/broken.pdf': () => Buffer.from('%PDF-1.4\nthis is none at all'),
  '/scan.pdf': () => makePdf([[], []]),
}

/** Pages to read, and PDFs; `/private/report.pdf` wants the cookie that `/` gives. */
export async function startLibrary(): Promise<Library> {
  const asked: string[] = []
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://any.test')
    asked.push(pathname)
    const html = (text: string, more: Record<string, string> = {}) => {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...more })
      response.end(text)
    }
    const pdf = pdfs[pathname === '/private/report.pdf' ? '/report.pdf' : pathname]
    if (pathname.startsWith('/private/') && !request.headers.cookie?.includes('reader=1'))
      html(page('Login', '<h1>Login</h1>'))
    else if (pdf) {
      response.writeHead(200, { 'content-type': 'application/pdf' })
      response.end(pdf())
    } else if (pathname === '/people') html(people(Number(searchParams.get('p') ?? 1)))
    else if (pathname === '/feed') html(feed)
    else if (pathname === '/article') html(article)
    else html(page('Library', '<h1>Library</h1><p>Welcome.</p>'), { 'set-cookie': 'reader=1; SameSite=Lax' })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    asked,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
