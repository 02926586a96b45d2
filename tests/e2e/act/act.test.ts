import { afterAll, beforeAll, describe, test } from 'vitest'
import { choices } from './choice.cases.ts'
import { clicks } from './click.cases.ts'
import { effects } from './effect.cases.ts'
import { fills } from './fill.cases.ts'
import { keys } from './keys.cases.ts'
import { scrolls } from './scroll.cases.ts'
import { holds } from './support/case.ts'
import { type Lab, openLab } from './support/lab.ts'

let lab: Lab
beforeAll(async () => {
  lab = await openLab()
})
afterAll(() => lab.close())

const tables = { click: clicks, fill: fills, keys, choice: choices, scroll: scrolls, effect: effects }

describe.each(Object.entries(tables))('%s', (_, cases) => {
  test.each(cases)('$it', (one) => holds(lab, one))
})
