import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Lab, openLab } from './support/lab.ts'

type Report = { outcome: string; detail?: string }

let lab: Lab
beforeAll(async () => {
  lab = await openLab()
})
afterAll(() => lab.close())

const { resolve } = createRequire(import.meta.url)
const read = (file: string) => readFileSync(resolve(file), 'utf8')
const noUi = `<style>${read('nouislider/dist/nouislider.css')}</style><script>${read('nouislider/dist/nouislider.js')}</script>`

/** A row of stars in an open shadow root that rounds as asked and tells of each change. */
const stars = (round: 'ceil' | 'round', style = '') =>
  `<x-stars style="${style}"></x-stars><script>window.given = []
  const root = document.querySelector('x-stars').attachShadow({ mode: 'open' })
  root.innerHTML = '<div role=slider tabindex=0 aria-label="Your rating" aria-valuemin=0 aria-valuemax=5 aria-valuenow=0 style="width:101px;height:20px">★★★★★</div>'
  const bar = root.firstChild
  const give = (n) => { if (n !== Number(bar.ariaValueNow)) { bar.ariaValueNow = n; given.push(n) } }
  bar.onclick = (e) => { const r = bar.getBoundingClientRect()
    const x = getComputedStyle(bar).direction === 'rtl' ? r.right - e.clientX : e.clientX - r.left
    give(Math.${round}(x / r.width * 5)) }
  bar.onkeydown = (e) => give(Number(bar.ariaValueNow) + ({ ArrowRight: 1, ArrowLeft: -1 }[e.key] ?? 0))</script>`

const set = (ref: string, value: string) => `act.run({ do: 'fill', fields: [{ ref: '${ref}', value: '${value}' }] })`

test.each([
  ['ceil', '', 4],
  ['ceil', '', 1],
  ['ceil', '', 5],
  ['round', '', 4],
  ['ceil', 'direction:rtl', 4],
  ['round', 'direction:rtl', 2],
] as const)('stars that %s, %s: %i is given once', async (round, style, value) => {
  const { run } = await lab.open(stars(round, style))
  const report = await run<Report>(set('x-stars >> [role=slider]', String(value)))
  expect([report.outcome, await run('given')], report.detail).toEqual(['done', [value]])
  expect(await run<Report>(set('x-stars >> [role=slider]', String(value)))).toMatchObject({ outcome: 'unchanged' })
})

test('a value that the slider does not have is not said to be set', async () => {
  const { run } = await lab.open(stars('ceil'))
  const report = await run<Report>(set('x-stars >> [role=slider]', '6'))
  expect([report, await run('given')]).toMatchObject([{ outcome: 'unsuitable', detail: 'It goes from 0 to 5.' }, []])
})

const range = (options: string) =>
  `${noUi}<div id=s style="margin:40px;width:300px;height:18px"></div><script>window.changes = []
  noUiSlider.create(s, ${options}); s.noUiSlider.on('change', (v) => changes.push(v.map(Number)))</script>`

test.each([
  ['one handle', '{ start: 10, step: 1, range: { min: 0, max: 100 } }', '.noUi-handle', '40', [40]],
  [
    'the upper of two',
    '{ start: [10, 90], step: 1, connect: true, range: { min: 5, max: 100 } }',
    '.noUi-handle-upper',
    '40',
    [10, 40],
  ],
  [
    'the lower of two, near the other',
    '{ start: [10, 90], step: 1, range: { min: 5, max: 100 } }',
    '.noUi-handle-lower',
    '85',
    [85, 90],
  ],
  [
    'the other way round',
    '{ start: [20], direction: "rtl", step: 5, range: { min: 0, max: 200 } }',
    '.noUi-handle',
    '150',
    [150],
  ],
] as const)('noUiSlider, %s, is pulled to the value', async (_, options, handle, value, stands) => {
  const { run } = await lab.open(range(options))
  const report = await run<Report>(set(handle, value))
  expect([report.outcome, await run('changes.at(-1)')], report.detail).toEqual(['done', stands])
})

test('noUiSlider upright', async () => {
  const options = '{ start: [20], orientation: "vertical", step: 1, range: { min: 0, max: 50 } }'
  const { run } = await lab.open(range(options).replace('width:300px;height:18px', 'height:300px'))
  const report = await run<Report>(set('.noUi-handle', '45'))
  expect([report.outcome, await run('changes.at(-1)')], report.detail).toEqual(['done', [45]])
})

test('a value between two steps is told with what stands there', async () => {
  const { run } = await lab.open(range('{ start: 0, step: 20, range: { min: 0, max: 100 } }'))
  const report = await run<Report>(set('.noUi-handle', '50'))
  expect(report).toMatchObject({ outcome: 'rejected', detail: expect.stringMatching(/^It now stands at (?:40|60)\.$/) })
})
