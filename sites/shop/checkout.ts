import { DELIVERIES } from './basket.ts'
import { countryOf } from './data/countries.ts'
import type { Address } from './types.ts'

export type Errors = Record<string, string>

const text = (fields: URLSearchParams, name: string): string => (fields.get(name) ?? '').trim().slice(0, 200)

export const addressOf = (fields: URLSearchParams): Address => ({
  email: text(fields, 'email'),
  name: text(fields, 'name'),
  street: text(fields, 'street'),
  postcode: text(fields, 'postcode'),
  city: text(fields, 'city'),
  country: text(fields, 'country'),
  phone: text(fields, 'phone'),
  newsletter: fields.has('newsletter'),
})

export const isEmail = (value: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value)

const FIVE_DIGITS = new Set(['DE', 'FR', 'IT', 'ES', 'US', 'FI'])

const postcodeWrong = ({ postcode, country }: Address): boolean =>
  FIVE_DIGITS.has(country) ? !/^\d{5}$/.test(postcode) : !/^[A-Za-z0-9][A-Za-z0-9 -]{1,9}$/.test(postcode)

/** Checks in the order of the form; each gives the message for its field. */
const ADDRESS_CHECKS: readonly (readonly [string, (address: Address) => boolean, string])[] = [
  ['email', ({ email }) => !isEmail(email), 'Enter an e-mail address like name@example.com.'],
  ['name', ({ name }) => name.length < 2, 'Enter your full name.'],
  ['street', ({ street }) => street.length < 3, 'Enter your street and house number.'],
  ['postcode', postcodeWrong, 'Enter a postcode that fits the country.'],
  ['city', ({ city }) => city.length < 2, 'Enter your town or city.'],
  ['country', ({ country }) => !countryOf(country), 'Choose a country.'],
  [
    'phone',
    ({ phone }) => phone !== '' && !/^\+?[\d ()/-]{5,20}$/.test(phone),
    'Enter a phone number, or leave it empty.',
  ],
]

export const addressErrors = (address: Address): Errors =>
  Object.fromEntries(ADDRESS_CHECKS.filter(([, wrong]) => wrong(address)).map(([name, , message]) => [name, message]))

export interface Choice {
  date: string
  method: string
  gift: boolean
  note: string
  terms: boolean
}

export const choiceOf = (fields: URLSearchParams): Choice => ({
  date: text(fields, 'date'),
  method: text(fields, 'method'),
  gift: fields.has('gift'),
  note: (fields.get('note') ?? '').trim().slice(0, 500),
  terms: fields.has('terms'),
})

const DAY = 86_400_000

/** The calendar day that lies so many days ahead, as YYYY-MM-DD. */
export const dayAhead = (days: number, now = new Date()): string => {
  const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() + days)
  return [day.getFullYear(), day.getMonth() + 1, day.getDate()].map((part) => String(part).padStart(2, '0')).join('-')
}

export const FIRST_DAY = 1
export const LAST_DAY = 60

/** What is wrong with a delivery date: it must be a day, not a Sunday, from tomorrow to sixty days ahead. */
export const dateError = (date: string): string | null => {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(date) ? Date.parse(`${date}T00:00:00Z`) : Number.NaN
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== date) return 'Choose a delivery date.'
  if (date < dayAhead(FIRST_DAY) || date > dayAhead(LAST_DAY)) return 'Choose a date within the next sixty days.'
  return (time / DAY + 4) % 7 === 0 ? 'We do not deliver on Sundays.' : null
}

export const choiceErrors = ({ date, method, gift, note, terms }: Choice, paid: boolean): Errors => {
  const errors: Errors = {}
  const wrongDate = dateError(date)
  if (wrongDate) errors.date = wrongDate
  if (!DELIVERIES.some(({ id }) => id === method)) errors.method = 'Choose how it should be delivered.'
  if (gift && note === '') errors.note = 'Write a gift note, or take the tick away.'
  if (!paid) errors.payment = 'Choose how you want to pay.'
  if (!terms) errors.terms = 'Please accept the terms.'
  return errors
}
