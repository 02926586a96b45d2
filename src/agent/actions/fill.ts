import * as z from 'zod/mini'
import { ref } from '../../protocol/page.ts'
import { pageAction, quote } from './define.ts'

const field = z.strictObject({ ref, value: z.string().check(z.maxLength(1_000_000)) })
type Field = z.infer<typeof field>

/** Fields in their order, cut where the frame changes: a command never crosses a frame. */
function byFrame(fields: Field[], frameOf: (ref: string) => string): Field[][] {
  const groups: Field[][] = []
  for (const one of fields) {
    const last = groups.at(-1)
    if (last?.[0] && frameOf(last[0].ref) === frameOf(one.ref)) last.push(one)
    else groups.push([one])
  }
  return groups
}

export const fill = pageAction({
  name: 'fill',
  words:
    'Put values into one or many fields, replacing what stands there: text boxes, dates (YYYY-MM-DD), times (HH:MM), colours, ranges, editors. Each field has its own outcome. Passwords, codes and cards are never filled.',
  schema: z.strictObject({ fields: z.array(field).check(z.minLength(1), z.maxLength(50)) }),
  describe: ({ fields }, name) =>
    `fill ${fields.map(({ ref, value }) => `${name(ref)} with ${quote(value)}`).join(', ')}`,
  refs: ({ fields }) => fields.map((one) => one.ref),
  texts: ({ fields }) => fields.map((one) => one.value),
  commands: ({ fields }, frameOf) => byFrame(fields, frameOf).map((group) => ({ do: 'fill', fields: group })),
})
