import * as z from 'zod/mini'
import { isObject } from './read-arguments.ts'

type Json = Record<string, unknown>

const all = (value: unknown): Json[] => (Array.isArray(value) ? value.filter(isObject) : [])

function showObject(schema: Json): string {
  const properties = isObject(schema.properties) ? schema.properties : {}
  const required = Array.isArray(schema.required) ? schema.required : []
  const parts = Object.entries(properties).map(([name, value]) => {
    const optional = required.includes(name) ? '' : '?'
    return `"${name}"${optional}: ${show(isObject(value) ? value : {})}`
  })
  return parts.length > 0 ? `{${parts.join(', ')}}` : '{}'
}

function show(schema: Json): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (Array.isArray(schema.enum)) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  const forms = all(schema.anyOf ?? schema.oneOf)
  if (forms.length > 0) return forms.map(show).join(' | ')
  if (schema.type === 'array') return `[${isObject(schema.items) ? show(schema.items) : 'any'}, …]`
  if (schema.type === 'object') return showObject(schema)
  return typeof schema.type === 'string' ? schema.type : 'any'
}

/** What a call's arguments look like, short enough for a sentence: `{"ref": string, "count"?: integer}`. */
export function showShape(schema: z.ZodMiniType): string {
  return show(z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' }) as Json)
}
