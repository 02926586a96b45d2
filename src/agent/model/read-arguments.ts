import { jsonrepair } from 'jsonrepair'
import { safeToRepair, scanJson } from './scan-json.ts'

export type Arguments =
  | { ok: true; args: Record<string, unknown> }
  | { ok: false; why: 'cut' | 'broken' | 'not-an-object' | 'too-long' }

export type ReadOptions = {
  /** Broken JSON may be mended where that is safe. */
  repair: boolean
  /** The reply ran into its limit: the last call may be a half one. */
  truncated: boolean
}

/** Far above any real call; protects what walks the value later. */
const longest = 200_000
const deepest = 64

/** Ends with the value, or with undefined where it is no JSON. */
export function parseJson(source: string): unknown {
  try {
    return JSON.parse(source)
  } catch {
    return undefined
  }
}

/** Mended JSON as a value; undefined where it cannot be mended. */
export function repairJson(source: string): unknown {
  try {
    return JSON.parse(jsonrepair(source))
  } catch {
    return undefined
  }
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Reads the arguments of a call. None at all (empty, null) are an empty object; JSON inside a JSON string is unwrapped,
 * which several servers get wrong.
 */
export function readArguments(written: string, options: ReadOptions, level = 0): Arguments {
  const source = written.trim()
  if (source === '') return options.truncated ? { ok: false, why: 'cut' } : { ok: true, args: {} }
  if (source.length > longest) return { ok: false, why: 'too-long' }
  const scan = scanJson(source)
  if (scan.deepest > deepest) return { ok: false, why: 'too-long' }
  let value = parseJson(source)
  if (value === undefined && options.truncated) return { ok: false, why: 'cut' }
  if (value === undefined && options.repair && safeToRepair(source, scan)) value = repairJson(source)
  if (value === undefined) return { ok: false, why: scan.openString ? 'cut' : 'broken' }
  if (value === null) return { ok: true, args: {} }
  if (typeof value === 'string' && level < 2) return readArguments(value, options, level + 1)
  return isObject(value) ? { ok: true, args: value } : { ok: false, why: 'not-an-object' }
}
