import { type ParseArgsConfig, parseArgs } from 'node:util'

/** Wrong usage: one line for the person. */
export class UsageError extends Error {
  override name = 'UsageError'
}

/** Reads a command line that holds options alone. Throws a UsageError. */
export function parseOptions<const T extends NonNullable<ParseArgsConfig['options']>>(args: string[], options: T) {
  try {
    return parseArgs({ args, options, strict: true, allowPositionals: false }).values
  } catch (error) {
    throw new UsageError(error instanceof Error ? (error.message.split('. ')[0] ?? '') : String(error))
  }
}

/** Runs a tool on the command line: wrong usage is answered with how it is used, and code 2. */
export async function runTool(tool: (args: string[]) => Promise<void>, usage: string): Promise<void> {
  try {
    await tool(process.argv.slice(2))
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    console.error(`${error.message}\n\n${usage}`)
    process.exitCode = 2
  }
}
