import type messages from '../../../public/_locales/en/messages.json'
import { browser } from '../../platform/browser.ts'

/** A key of `_locales`; one that is not in the English file does not compile. */
export type Key = keyof typeof messages

/** The message in the browser's language; `args` take the places of $1, $2, … */
export function t(key: Key, ...args: (string | number)[]): string {
  return browser.i18n.getMessage(key, args.map(String))
}
