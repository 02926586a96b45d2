import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { delimiter, resolve } from 'node:path'
import type { Part } from './parts.ts'

const env = { ...process.env, PATH: [resolve('node_modules/.bin'), process.env.PATH].join(delimiter) }

type Ran = { ok: boolean; printed: string }

async function runCommand([command = '', ...args]: string[], live: boolean): Promise<Ran> {
  const child = spawn(command, args, {
    env,
    stdio: ['ignore', live ? 'inherit' : 'pipe', live ? 'inherit' : 'pipe'],
    // npm's commands are .cmd files there.
    shell: process.platform === 'win32',
  })
  const printed: string[] = []
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => printed.push(text))
  }
  const [code] = (await once(child, 'close')) as [number | null]
  return { ok: code === 0, printed: printed.join('') }
}

async function runAll({ commands, live = false }: Part): Promise<Ran> {
  for (const command of commands) {
    const ran = await runCommand(command, live)
    if (!ran.ok) return ran
  }
  return { ok: true, printed: '' }
}

/** Runs one part and says how it went and how long it took. */
export async function runPart(part: Part): Promise<boolean> {
  const since = Date.now()
  if (part.live) console.log(`· ${part.name}`)
  const { ok, printed } = await runAll(part)
  if (printed) console.log(printed.trimEnd())
  console.log(`${ok ? '✓' : '✗'} ${part.name}  ${((Date.now() - since) / 1000).toFixed(1)} s`)
  return ok
}
