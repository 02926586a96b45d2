import { basketMakers } from './basket-makers.ts'
import { extractMakers } from './extract-makers.ts'
import { formMakers } from './form-makers.ts'
import type { Groups, Maker, Reader } from './maker.ts'
import { numberOf } from './numbers.ts'
import { pageMakers } from './page-makers.ts'
import { readKeys } from './read-keys.ts'
import { tellMakers } from './tell-makers.ts'
import type { Act, Target } from './unit.ts'

const pointed = (groups: Groups, read: Reader): Target => read.target(groups.target ?? '')

const click = (groups: Groups, read: Reader, rest: Partial<Extract<Act, { verb: 'click' }>> = {}): Act => ({
  verb: 'click',
  target: pointed(groups, read),
  open: false,
  button: 'left',
  count: 1,
  ...rest,
})

const handMakers = {
  click: (groups, read) => (groups.target ? [click(groups, read)] : null),
  open: (groups, read) => [click(groups, read, { open: true })],
  'double click': (groups, read) => [click(groups, read, { count: 2 })],
  'right click': (groups, read) => [click(groups, read, { button: 'right' })],
  times: (groups, read) => {
    const times = groups.n ? numberOf(groups.n) : 2
    return times && times <= 20 ? Array.from({ length: times }, () => click(groups, read)) : null
  },
  keys: ({ keys }, read) => {
    const named = readKeys(read.bare(keys ?? ''))
    return named ? [{ verb: 'press', keys: named }] : null
  },
  hover: (groups, read) => [{ verb: 'hover', target: pointed(groups, read) }],
  drag: (groups, read) => [{ verb: 'drag', target: pointed(groups, read), to: read.target(groups.to ?? '') }],
  upload: ({ file, target }, read) => [
    { verb: 'upload', file: read.bare(file ?? ''), target: target ? read.target(target) : null },
  ],
  expand: (groups, read) => [{ verb: 'expand', target: pointed(groups, read), open: true }],
  collapse: (groups, read) => [{ verb: 'expand', target: pointed(groups, read), open: false }],
} satisfies Record<string, Maker>

/** What the rules of a grammar can make. */
export const makers = {
  ...pageMakers,
  ...formMakers,
  ...basketMakers,
  ...tellMakers,
  ...extractMakers,
  ...handMakers,
} satisfies Record<string, Maker>

export type Making = keyof typeof makers
