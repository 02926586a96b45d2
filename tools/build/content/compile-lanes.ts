import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import * as z from 'zod/mini'
import * as content from '../../../src/protocol/content.ts'
import * as lane from '../../../src/protocol/lane.ts'
import * as page from '../../../src/protocol/page.ts'

/** Checks a value against a schema; in the content bundles it stands for zod. */
export const checker = resolve('tools/build/content/check-shape.ts')

/** Protocol modules that content scripts import. */
const modules: Record<string, object> = { content, lane, page }

const isSchema = (value: unknown): value is z.ZodMiniType =>
  typeof value === 'object' && value !== null && '_zod' in value

/** Integers are safe ones anyhow: the checker takes no others. */
function dropSafeBounds({ jsonSchema }: { jsonSchema: { type?: unknown; minimum?: number; maximum?: number } }): void {
  if (jsonSchema.type !== 'integer') return
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
}

/** A schema as code; what is no schema as it is; tables of both, member by member. */
function write(value: unknown): string {
  if (isSchema(value)) {
    const { $schema: _draft, ...shape } = z.toJSONSchema(value, { target: 'draft-7', override: dropSafeBounds })
    // Marked so that each bundle keeps only the schemas that it uses.
    return `/* @__PURE__ */ compiled(${JSON.stringify(shape)})`
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return JSON.stringify(value)
  return `{${Object.entries(value).map(([key, member]) => `${JSON.stringify(key)}:${write(member)}`)}}`
}

type Kinds = Record<string, { request: unknown; reply: unknown }>

/**
 * What a content script sends is checked where it arrives, by the worker: a second check here would only say earlier
 * that we have a bug. So a lane keeps the schemas of what it hears.
 */
function writeLane(name: string, kinds: Kinds): string {
  const hears = name === 'noticeLane' ? 'reply' : 'request'
  const sides = (kind: Kinds[string]) =>
    (['request', 'reply'] as const).map((side) => `${side}:${side === hears ? write(kind[side]) : 'unchecked'}`)
  return `{${Object.entries(kinds).map(([kind, spec]) => `${JSON.stringify(kind)}:{${sides(spec)}}`)}}`
}

/** The module as the content bundles get it: the same names, without zod. */
export const compileModule = (exports: object) =>
  [
    `import { compiled, unchecked } from ${JSON.stringify(checker)}`,
    ...Object.entries(exports).map(
      ([name, value]) =>
        `export const ${name} = ${name.endsWith('Lane') ? writeLane(name, value as Kinds) : write(value)}`,
    ),
  ].join('\n')

/**
 * Puts JSON Schemas, written from the very tables of `src/protocol`, in the place of zod: a content script is
 * measured in kilobytes, and zod alone would take a third of them. Tests hold both to the same verdicts.
 */
export function compileLanes(): Plugin {
  return {
    name: 'compile-lanes',
    load(id) {
      const name = id.match(/\/src\/protocol\/(\w+)\.ts$/)?.[1]
      const exports = name === undefined ? undefined : modules[name]
      return exports && compileModule(exports)
    },
  }
}
