import * as z from 'zod/mini'
import { modifiers, ref } from '../../protocol/page.ts'
import { pageAction } from './define.ts'

export const click = pageAction({
  name: 'click',
  words:
    'Click an element by its ref, or a point by x and y in CSS pixels of the viewport. count 2 is a double click. Give exactly one: ref, or x and y.',
  schema: z
    .strictObject({
      ref: z.optional(ref),
      x: z.optional(z.number()),
      y: z.optional(z.number()),
      button: z.optional(z.enum(['left', 'right', 'middle'])),
      count: z.optional(z.int().check(z.minimum(1), z.maximum(3))),
      modifiers: z.optional(z.array(z.enum(modifiers))),
    })
    .check(
      z.refine(
        ({ ref, x, y }) => (ref === undefined) === (x !== undefined && y !== undefined),
        'give a ref, or x and y',
      ),
    ),
  describe: ({ ref, x, y, button, count }, name) =>
    [
      button && button !== 'left' ? `${button}-click` : 'click',
      count && count > 1 ? `${count} times` : '',
      ref ? name(ref) : `at ${x}, ${y}`,
    ]
      .filter(Boolean)
      .join(' '),
  refs: ({ ref }) => (ref ? [ref] : []),
  commands: ({ ref, x, y, ...rest }) => [
    { do: 'click', ...rest, ...(ref ? { ref } : { point: { x: x ?? -1, y: y ?? -1 } }) },
  ],
})
