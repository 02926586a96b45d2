import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Lab, openLab } from './support/lab.ts'

type Report = { outcome: string; detail?: string; effects: string[] }

let lab: Lab
beforeAll(async () => {
  lab = await openLab()
})
afterAll(() => lab.close())

const { resolve } = createRequire(import.meta.url)
const read = (file: string) => readFileSync(resolve(file), 'utf8')
const script = (file: string) => `<script>${read(file).replaceAll('</script', '<\\/script')}</script>`
const style = (file: string) => `<style>${read(file)}</style>`

const tomSelect = style('tom-select/dist/css/tom-select.css') + script('tom-select/dist/js/tom-select.complete.js')
const flatpickr = style('flatpickr/dist/flatpickr.css') + script('flatpickr/dist/flatpickr.js')
const countries = ['Austria', 'France', 'Germany', 'Ireland', 'Northern Ireland']
const options = countries.map((c) => `<option value="${c.slice(0, 2)}">${c}`).join('')

test('tom-select: one option', async () => {
  const { run } = await lab.open(`${tomSelect}<select id=s>${options}</select><script>new TomSelect(s)</script>`)
  const report = await run<Report>(`act.run({ do: 'select', ref: '.ts-control input', values: ['Germany'] })`)
  expect([report.outcome, await run('s.value')], report.detail).toEqual(['done', 'Ge'])
})

test('tom-select: an option whose name lies in another', async () => {
  const { run } = await lab.open(`${tomSelect}<select id=s>${options}</select><script>new TomSelect(s)</script>`)
  const report = await run<Report>(`act.run({ do: 'select', ref: '.ts-control', values: ['ireland'] })`)
  expect([report.outcome, await run('s.value')], report.detail).toEqual(['done', 'Ir'])
})

test('tom-select: several, and one that is not there', async () => {
  const { run } = await lab.open(
    `${tomSelect}<select id=s multiple>${options}</select><script>new TomSelect(s)</script>`,
  )
  const report = await run<Report>(`act.run({ do: 'select', ref: '.ts-control input', values: ['Austria', 'France'] })`)
  expect([report.outcome, await run('[...s.selectedOptions].map((o) => o.value)')], report.detail).toEqual([
    'done',
    ['Au', 'Fr'],
  ])
  const none = await run<Report>(`act.run({ do: 'select', ref: '.ts-control input', values: ['Spain'] })`)
  expect(none.outcome).toBe('no-option')
})

const picked = async (config: string, value: string) => {
  const { run } = await lab.open(
    `${flatpickr}<label>Day <input id=d></label><p>Text</p><script>window.fp = flatpickr(d, ${config})</script>`,
  )
  const report = await run<Report>(
    `act.run({ do: 'fill', fields: [{ ref: 'input:not([type=hidden])', value: ${JSON.stringify(value)} }] })`,
  )
  // What was typed counts when the field is left.
  await run(`act.run({ do: 'press', keys: 'Tab' })`)
  const day = await run('fp.selectedDates.map((x) => [x.getFullYear(), x.getMonth() + 1, x.getDate()])')
  return { outcome: report.outcome, detail: report.detail, day }
}

test('flatpickr: a field that is read-only, by its calendar, in another year', async () => {
  const { outcome, detail, day } = await picked(`{ disableMobile: true }`, '2027-03-14')
  expect([outcome, day], detail).toEqual(['done', [[2027, 3, 14]]])
})

test('flatpickr: with a field of its own beside the hidden one', async () => {
  const { outcome, detail, day } = await picked(`{ altInput: true, disableMobile: true }`, 'May 2, 2026')
  expect([outcome, day], detail).toEqual(['done', [[2026, 5, 2]]])
})

test('flatpickr: a field that takes typing', async () => {
  const { outcome, detail, day } = await picked(`{ allowInput: true, disableMobile: true }`, '2026-12-24')
  expect([outcome, day], detail).toEqual(['done', [[2026, 12, 24]]])
})

test('flatpickr: a day that cannot be chosen is not said to be', async () => {
  const { outcome, day } = await picked(
    `{ maxDate: '2026-12-31', minDate: '2026-12-01', disableMobile: true }`,
    '2027-03-14',
  )
  expect([outcome, day]).toEqual(['readonly', []])
})
