import { parts } from './test/parts.ts'
import { runPart } from './test/run-part.ts'

const names = process.argv.slice(2).filter((word) => word !== '--long')
const unknown = names.filter((name) => !parts.some((part) => part.name === name))
if (unknown.length) {
  console.error(`npm test has no part ${unknown.join(', ')}. It has: ${parts.map((part) => part.name).join(', ')}`)
  process.exit(2)
}
if (process.argv.includes('--long')) process.env.LONG = '1'

const failed = new Set<string>()
for (const part of parts) {
  if (names.length && !names.includes(part.name)) continue
  if (part.needs && failed.has(part.needs)) {
    console.log(`– ${part.name}: not run, because ${part.needs} failed`)
    continue
  }
  if (!(await runPart(part))) failed.add(part.name)
}
console.log(failed.size ? `\nFailed: ${[...failed].join(', ')}` : '\nAll is well.')
process.exitCode = failed.size ? 1 : 0
