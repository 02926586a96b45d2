import type { Maker } from './maker.ts'
import { numberOf } from './numbers.ts'

const address = /^(?:https?:\/\/|\/[\w/])|^(?:localhost|[\w-]+(?:\.[\w-]+)+)(?::\d+)?(?:[/?#]|$)/i

/** A full address of what was written; a path stays a path until the page is known. */
const addressOf = (text: string): string | null => {
  if (!address.test(text) || /\s|@/.test(text)) return null
  if (/^https?:|^\//i.test(text)) return text
  return `${/^(?:localhost|\d+\.)/i.test(text) ? 'http' : 'https'}://${text}`
}

const scroll = (direction: 'up' | 'down', amount: number | null, until = '') =>
  ({ verb: 'scroll', direction, amount, target: null, until }) as const

const seconds = (text: string | undefined): number => (text ? (numberOf(text) ?? Number(text)) : 1)

/** Where to go, what to wait for, what to bring into view. */
export const pageMakers = {
  visit: ({ url }, read) => {
    const to = addressOf(read.bare(url ?? ''))
    return to ? [{ verb: 'visit', url: to, tab: false }] : null
  },
  'visit tab': ({ url }, read) => {
    const to = url ? addressOf(read.bare(url)) : '/'
    return to ? [{ verb: 'visit', url: to, tab: true }] : null
  },
  back: () => [{ verb: 'history', op: 'back' }],
  forward: () => [{ verb: 'history', op: 'forward' }],
  reload: () => [{ verb: 'history', op: 'reload' }],
  'close tab': ({ words }, read) => [
    { verb: 'tab', op: 'close', words: read.bare(words ?? '').replace(/^the /i, ''), nth: null },
  ],
  'switch tab': ({ words }, read) => {
    const target = read.target(words ?? '')
    return [{ verb: 'tab', op: 'switch', words: target.words, nth: target.nth }]
  },
  handover: ({ words }, read) => [{ verb: 'handover', words: read.bare(words ?? '') }],
  ask: ({ question }, read) => [{ verb: 'ask', question: read.bare(question ?? '') }],
  sleep: ({ n }) => {
    const long = seconds(n)
    return Number.isFinite(long) ? [{ verb: 'wait', text: '', gone: '', seconds: Math.min(long, 30) }] : null
  },
  wait: ({ text }, read) => [
    { verb: 'wait', text: read.bare(text ?? '').replace(/^the (?:text|words?|message) /i, ''), gone: '', seconds: 0 },
  ],
  'wait gone': ({ text }, read) => [
    {
      verb: 'wait',
      text: '',
      gone: read.bare(text ?? '').replace(/^the (?:text |words? |message )?/i, ''),
      seconds: 0,
    },
  ],
  expect: ({ text }, read) =>
    read.quoted(text ?? '') ? [{ verb: 'wait', text: read.bare(text ?? ''), gone: '', seconds: 0 }] : null,
  'scroll end': () => [scroll('down', 100)],
  'scroll top': () => [scroll('up', 100)],
  'scroll up': ({ n }) => [scroll('up', n ? numberOf(n) : 1)],
  'scroll down': ({ n }) => [scroll('down', n ? numberOf(n) : 1)],
  'scroll until': ({ text }, read) => [
    scroll(
      'down',
      null,
      read.quoted(text ?? '')
        ? read.bare(text ?? '')
        : read.bare(text ?? '').replace(/^(?:the|an?) (?:text |word |words )?/i, ''),
    ),
  ],
  'scroll to': ({ target }, read) => [{ ...scroll('down', null), target: read.target(target ?? '') }],
} satisfies Record<string, Maker>
