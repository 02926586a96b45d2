import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dated, readDate } from '../../../src/content/act/dates.ts'

test.each([
  ['2026-11-30', '2026-11-30'],
  ['2026/1/5', '2026-01-05'],
  ['5.1.2026', '2026-01-05'],
  ['25/12/2026', '2026-12-25'],
  ['12/25/2026', '2026-12-25'],
  ['7/7/2026', '2026-07-07'],
  ['1st of March 2026', '2026-03-01'],
  ['Sept. 3, 2026', '2026-09-03'],
  ['29.2.2028', '2028-02-29'],
  // Two dates, no date, no such day.
  ['3/4/2026', null],
  ['tomorrow', null],
  ['2026-02-30', null],
  ['29.2.2026', null],
  ['3.14.2026', null],
])('%s is %s', (said, iso) => {
  expect(readDate(said)).toBe(iso)
})

test.each([
  ['time', '9:05', '09:05'],
  ['time', '12 am', '00:00'],
  ['time', '12:30 p.m.', '12:30'],
  ['time', '25:00', null],
  ['month', '3/2026', '2026-03'],
  ['month', 'Okt 2026', null],
  ['week', '2026 w7', '2026-W07'],
  ['week', '2026-W60', null],
  ['datetime-local', '30.11.2026, 5 pm', '2026-11-30T17:00'],
  ['datetime-local', '2026-11-30T09:15:10', '2026-11-30T09:15:10'],
  ['datetime-local', '2026-11-30', null],
])('%s: %s is %s', (type, said, value) => {
  expect(dated[type]?.read(said)).toBe(value)
})

test('whatever is read is a real day, and says so again', () => {
  fc.assert(
    fc.property(fc.date({ min: new Date('0100-01-01'), max: new Date('9999-12-31'), noInvalidDate: true }), (date) => {
      const iso = date.toISOString().slice(0, 10)
      const [y = '', m = '', d = ''] = iso.split('-')
      expect(readDate(iso)).toBe(iso)
      expect(readDate(`${Number(d)}.${Number(m)}.${y}`)).toBe(iso)
      const read = readDate(`${m}/${d}/${y}`)
      expect(read === iso || read === null).toBe(true)
    }),
  )
})
