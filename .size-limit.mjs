import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const page = 'dist/src/sidepanel/index.html'

/** The file and the chunks that it imports, once each. */
function withImports(file, seen = new Set()) {
  if (seen.has(file)) return seen
  seen.add(file)
  if (!file.endsWith('.js')) return seen
  for (const [, path] of readFileSync(file, 'utf8').matchAll(/(?:from|import)\s*["'](\.[^"']+\.js)["']/g)) {
    withImports(join(dirname(file), path), seen)
  }
  return seen
}

/** The names carry hashes, so the page is asked what it loads. */
const panel = [...readFileSync(page, 'utf8').matchAll(/(?:src|href)="\/?([^"]+\.(?:js|css))"/g)].flatMap(([, path]) => [
  ...withImports(join('dist', path)),
])

export default [
  { name: 'content script', path: 'dist/src/content/index.js', limit: '25 kB', gzip: true },
  ...['look', 'hands', 'marks', 'reader', 'article'].map((name) => ({
    name: `content script, ${name}`,
    path: `dist/src/content/${name}.js`,
    limit: '25 kB',
    gzip: true,
  })),
  { name: 'side panel, code and style', path: [page, ...new Set(panel)], limit: '90 kB', gzip: true },
]
