import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const home = resolve('tests/pages')
const dist = join(home, 'dist')
const stamp = join(home, '.stamp')
const lock = join(home, '.lock')

/** One thing that a person can click or operate; `hidden`: it is there and they cannot. */
export type Truth = { selector: string; what: string; kind?: string; hidden?: boolean }

/** The pages of `tests/pages`, built. */
export type BuiltPages = {
  /** Folder to serve; a page is `name/index.html` in it. */
  dir: string
  names: string[]
  truthOf(name: string): Truth[]
}

const ignored = new Set(['node_modules', 'dist', '.stamp', '.lock', 'README.md'])

function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !ignored.has(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name)
      return entry.isDirectory() ? filesIn(path) : [path]
    })
}

/** Changes whenever the build would. */
function fingerprint(only: (path: string) => boolean): string {
  const hash = createHash('sha256')
  for (const path of filesIn(home).filter(only)) hash.update(relative(home, path)).update(readFileSync(path))
  return hash.digest('hex')
}

async function run(command: string, args: string[]): Promise<void> {
  const child = spawn(command, args, { cwd: home, stdio: ['ignore', 'pipe', 'pipe'] })
  const printed: string[] = []
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => printed.push(text))
  }
  const [code] = (await once(child, 'close')) as [number | null]
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} in ${home} ended with ${code}.\n${printed.join('')}`)
}

const isLock = (path: string) => path.endsWith('package-lock.json')
const readStamp = () => (existsSync(stamp) ? readFileSync(stamp, 'utf8').split('\n') : [])

/** Whether the process that holds the lock is gone: it was killed while it built. */
function isAbandoned(): boolean {
  const pid = existsSync(lock) ? Number(readFileSync(lock, 'utf8')) : 0
  // Not there any more, or not filled yet.
  if (pid === 0) return false
  try {
    return !process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH'
  }
}

/** Holds others off while it works: test processes may ask at the same time. */
async function alone(work: () => Promise<void>): Promise<void> {
  for (;;) {
    try {
      writeFileSync(lock, String(process.pid), { flag: 'wx' })
      break
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
      if (isAbandoned()) rmSync(lock, { force: true })
      else await pause(500)
    }
  }
  try {
    await work()
  } finally {
    rmSync(lock, { force: true })
  }
}

/** Installs and builds the pages where they are not as their sources are. */
export async function builtPages(): Promise<BuiltPages> {
  await alone(async () => {
    const [packages, sources] = [fingerprint(isLock), fingerprint((path) => !isLock(path))]
    const known = readStamp()
    if (known[0] !== packages || !existsSync(join(home, 'node_modules')))
      await run('npm', ['ci', '--no-audit', '--no-fund'])
    if (known[0] !== packages || known[1] !== sources || !existsSync(dist))
      await run('npx', ['vite', 'build', '--logLevel', 'warn'])
    writeFileSync(stamp, `${packages}\n${sources}`)
  })
  const names = readdirSync(join(home, 'src')).filter((name) => existsSync(join(home, 'src', name, 'index.html')))
  return {
    dir: dist,
    names,
    truthOf: (name) => JSON.parse(readFileSync(join(home, 'src', name, 'truth.json'), 'utf8')) as Truth[],
  }
}
