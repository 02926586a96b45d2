import { describe, expect, test } from 'vitest'
import { parseGoal } from '../../../src/agent/model/steps/parse/parse-goal.ts'
import { first, play, shopPage } from './page.ts'

const address = shopPage('address')
const refs: Record<string, string> = {}
for (const [, label = '', ref = ''] of address.matchAll(/"([^"]+)" \[(e\d+)\]/g)) refs[label] ??= ref

/** All that a goal puts into the address form, by label; what a select or a box gets too. */
const entered = (goal: string): Record<string, string> => {
  const values: [string, string][] = []
  play(goal, address, ({ name, args }) => {
    const fields = Array.isArray(args.fields) ? args.fields : []
    for (const { ref, value } of fields) values.push([ref, value])
    if (name === 'select') values.push([String(args.ref), String(args.values)])
    if (name === 'check') values.push([String(args.ref), String(args.checked)])
    return ['fill', 'select', 'check'].includes(name) ? {} : null
  })
  return Object.fromEntries(
    values.map(([ref, value]) => [Object.keys(refs).find((label) => refs[label] === ref) ?? ref, value]),
  )
}

const berlin = {
  'E-mail': 'ann@example.com',
  'Full name': 'Ann Lee',
  'Street and number': 'High Street 1',
  Postcode: '10115',
  'Town or city': 'Berlin',
}

describe('several fields in one step', () => {
  test.each([
    'fill in the form with E-mail: ann@example.com, Full name: Ann Lee, Street and number: High Street 1, Postcode: 10115, Town or city: Berlin',
    'enter e-mail ann@example.com, full name Ann Lee, street and number High Street 1, postcode 10115 and town Berlin',
    'fill in the e-mail ann@example.com, the full name Ann Lee, the street High Street 1, the postcode 10115 and the town Berlin',
    'enter "ann@example.com" as e-mail, "Ann Lee" as full name, "High Street 1" as street and number, "10115" as postcode, "Berlin" as town or city',
    'fill in E-mail with "ann@example.com", Full name with "Ann Lee", Street and number with "High Street 1", Postcode with "10115" and Town or city with "Berlin"',
    'E-mail = ann@example.com, Full name = Ann Lee, Street and number = High Street 1, Postcode = 10115, Town or city = Berlin',
    'E-mail: ann@example.com, Full name: Ann Lee, Street and number: High Street 1, Postcode: 10115, Town or city: Berlin',
    'fill in the address:\nE-mail: ann@example.com\nFull name: Ann Lee\nStreet and number: High Street 1\nPostcode: 10115\nTown or city: Berlin',
    '1. E-mail: ann@example.com\n2. Full name: Ann Lee\n3. Street and number: High Street 1\n4. Postcode: 10115\n5. Town: Berlin',
  ])('%s', (goal) => {
    expect(parseGoal(goal).unread).toEqual([])
    expect(entered(goal)).toEqual(berlin)
  })

  test('lists and boxes among them', () => {
    expect(entered('E-mail: a@b.co\nCountry: Germany\nSend me the newsletter: yes')).toEqual({
      'E-mail': 'a@b.co',
      Country: 'Germany',
      'Send me the newsletter': 'true',
    })
    expect(entered('enter e-mail a@b.co, country Germany and full name Ann')).toEqual({
      'E-mail': 'a@b.co',
      'Full name': 'Ann',
      Country: 'Germany',
    })
  })

  test('go in with one call where the page tells them apart', () => {
    expect(first('enter e-mail a@b.co, full name Ann and town Bonn; go back', address)).toBe(
      `fill ${refs['E-mail']}=a@b.co,${refs['Full name']}=Ann,${refs['Town or city']}=Bonn`,
    )
  })

  test('commas and labels in quotes are a value', () => {
    expect(entered('enter full name "Lee, postcode 3 and town X", postcode 1')).toEqual({
      'Full name': 'Lee, postcode 3 and town X',
      Postcode: '1',
    })
    expect(entered('enter full name Ann Lee, Jr')).toEqual({ 'Full name': 'Ann Lee, Jr' })
  })

  test.each(['enter full name Ann Lee, Berlin, postcode 10115', 'enter postcode 1, postcode 2'])(
    'nothing is put in where a part is unclear: %s',
    (step) => expect(first(`${step}; go back`, address)).toMatch(/^ask_user/),
  )

  test.each(['Work out: which is best', 'Goal: a new lamp'])('is no field: %s', (step) =>
    expect(first(`${step}; go back`, address)).toMatch(/^ask_user/),
  )
})
