import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** What the build is made of. */
const sources = ['src', 'public', 'tools/build', 'manifest.config.ts', 'vite.config.ts', 'package-lock.json']

function newestIn(path: string): number {
  const stat = statSync(path)
  if (!stat.isDirectory()) return stat.mtimeMs
  return Math.max(stat.mtimeMs, ...readdirSync(path).map((name) => newestIn(join(path, name))))
}

/** Is there no build, or one older than something it is made of? */
export function buildIsStale(dist = 'dist', from = sources): boolean {
  const built = join(dist, 'manifest.json')
  return !existsSync(built) || Math.max(...from.map(newestIn)) > statSync(built).mtimeMs
}

/** The build printed why. */
export class BuildError extends Error {
  override name = 'BuildError'
}

/**
 * Makes `dist/` in a process of its own, because crxjs prints to the standard output whatever the log level says.
 * Rejects with a BuildError that holds all it printed.
 */
export async function build(): Promise<void> {
  const child = spawn(process.execPath, ['node_modules/vite/bin/vite.js', 'build'], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const printed: string[] = []
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => printed.push(text))
  }
  const [code] = (await once(child, 'close')) as [number | null]
  if (code !== 0) throw new BuildError(`The build failed.\n${printed.join('')}`)
}
