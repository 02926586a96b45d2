import type { Log } from '../../agent/ports.ts'

/** Bugs go to the worker's console, where a report can be copied from; nothing is sent anywhere. */
export const log: Log = { bug: (where, error) => console.error(`cobrowser: ${where}`, error) }
