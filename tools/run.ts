import { UsageError } from './options.ts'
import { codes } from './run/ending.ts'
import { type RunOptions, readOptions } from './run/options.ts'
import { run } from './run/run.ts'
import { usage } from './run/usage.ts'

function optionsOrExit(): RunOptions {
  try {
    const options = readOptions(process.argv.slice(2))
    if (options !== 'help') return options
    console.log(usage)
    process.exit(0)
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    console.error(`${error.message}. npm start -- --help names all options.`)
    process.exit(codes.usage)
  }
}

process.exitCode = await run(optionsOrExit())
