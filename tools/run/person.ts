import { createInterface } from 'node:readline/promises'

/** Somebody at the terminal. */
export type Person = {
  /** Rejects with the signal's reason where the question was settled elsewhere, as in the panel. */
  ask(question: string, signal: AbortSignal): Promise<string>
}

/** Null where nobody can answer: no terminal, or its output belongs to a program. */
export function personAtTerminal(json: boolean): Person | null {
  if (json || !process.stdin.isTTY || !process.stdout.isTTY) return null
  return {
    async ask(question, signal) {
      const terminal = createInterface({ input: process.stdin, output: process.stdout })
      try {
        return await terminal.question(`${question} `, { signal })
      } finally {
        terminal.close()
      }
    },
  }
}

/** `y`, `yes` and an empty answer are yes. */
export const isYes = (answer: string) => /^(y|yes|)$/i.test(answer.trim())
