import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'

export type Pages = { url(path: string): string; close(): Promise<void> }

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
}

/** Pages of a folder: `name.html`, or `name/index.html`. */
export function pagesIn(folder: string): { name: string; path: string }[] {
  return readdirSync(folder)
    .sort()
    .flatMap((entry) => {
      if (entry.endsWith('.html')) return [{ name: entry.slice(0, -5), path: `/${entry}` }]
      return existsSync(join(folder, entry, 'index.html')) ? [{ name: entry, path: `/${entry}/index.html` }] : []
    })
}

/** Serves generated pages by path, and a folder's files, on loopback. */
export async function serve(generated: Map<string, string>, folder: string | null): Promise<Pages> {
  const server: Server = createServer((request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://any.test').pathname))
    const made = generated.get(path)
    const file = folder === null ? null : join(folder, path)
    const body = made ?? (file && existsSync(file) && statSync(file).isFile() ? readFileSync(file) : null)
    response.writeHead(body === null ? 404 : 200, {
      'content-type': types[made ? '.html' : extname(path)] ?? 'application/octet-stream',
    })
    response.end(body ?? 'There is no such page.')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: (path) => `http://127.0.0.1:${port}${path}`,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
