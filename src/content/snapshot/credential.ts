import type { credentials } from '../../protocol/page.ts'

export type Credential = (typeof credentials)[number]

/** Class of a field that is neither read nor typed. */
export function credentialOf(_el: Element): Credential {
  return 'none'
}
