import * as z from 'zod/mini'
import type { ToolSpec } from '../../protocol/model.ts'
import { actions } from './index.ts'

/** The actions as the model sees them: name, words and JSON schema (draft 7, which every server reads). */
export const tools: ToolSpec[] = actions.map(({ name, words, schema }) => {
  const { $schema: _draft, ...parameters } = z.toJSONSchema(schema, { target: 'draft-7' })
  return { name, description: words, parameters }
})
