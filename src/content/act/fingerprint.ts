import type { ElementFacts } from '../../protocol/page.ts'
import { composedParent } from '../dom/composed.ts'
import { formOf, typeOf } from '../dom/field.ts'
import { getter } from '../dom/getter.ts'
import { attr, closest, hasAttr, matches, tagOf } from '../dom/native.ts'
import { controlAround } from '../hit/control.ts'
import { credentialOf } from '../snapshot/credential.ts'
import { nameOf } from '../snapshot/name.ts'
import { roleOf } from '../snapshot/role.ts'

const linkAddress = getter(HTMLAnchorElement.prototype, 'href')
const areaAddress = getter(HTMLAreaElement.prototype, 'href')
const baseOf = getter(Node.prototype, 'baseURI')

/** The part of the facts that must not change between what was approved and what is done. */
export type Identity = Pick<
  ElementFacts,
  'role' | 'name' | 'tag' | 'type' | 'credential' | 'href' | 'download' | 'submits'
> & { action: string; method: string }

/** Absolute, or as written where it cannot be parsed. */
export function absolute(address: string): string {
  const base = baseOf(document)
  return URL.canParse(address, base) ? new URL(address, base).href : address
}

/** The link an element is or lies in. */
export function linkAround(el: Element): Element | null {
  for (let n: Element | null = el; n; n = composedParent(n)) {
    if (matches(n, 'a[href], area[href]') || (tagOf(n) === 'svg:a' && (hasAttr(n, 'href') || hasAttr(n, 'xlink:href'))))
      return n
  }
  return null
}

export function addressOf(link: Element): string {
  const tag = tagOf(link)
  if (tag === 'a') return linkAddress(link as HTMLAnchorElement)
  if (tag === 'area') return areaAddress(link as HTMLAreaElement)
  return absolute(attr(link, 'href') ?? attr(link, 'xlink:href') ?? '')
}

/** The form that an element belongs to or lies in. */
export const formAround = (el: Element): Element | null => formOf(el) ?? closest(el, 'form')

/** The button that would send a form, if the element is one or lies in one. */
export function submitterAround(el: Element): Element | null {
  const control = controlAround(el)
  if (!control || !formOf(control)) return null
  return ['submit', 'image'].includes(typeOf(control)) ? control : null
}

export function identityOf(el: Element): Identity {
  const link = linkAround(el)
  const form = formAround(controlAround(el) ?? el)
  const submitter = submitterAround(el)
  const action = (submitter && attr(submitter, 'formaction')) ?? (form && attr(form, 'action'))
  const method = (submitter && attr(submitter, 'formmethod')) ?? (form && attr(form, 'method')) ?? ''
  return {
    role: roleOf(el).slice(0, 60),
    name: nameOf(el).slice(0, 300),
    tag: tagOf(el).slice(0, 60),
    type: typeOf(el).slice(0, 60),
    credential: credentialOf(el),
    href: link ? addressOf(link).slice(0, 4000) : '',
    download: link !== null && hasAttr(link, 'download'),
    submits: submitter !== null,
    action: form ? absolute(action ?? '').slice(0, 4000) : '',
    method: form ? method.toLowerCase().slice(0, 10) || 'get' : '',
  }
}

/** 53 bits over the identity. It need not withstand a page: what it is made of is computed by us both times. */
export function fingerprintOf(identity: Identity): string {
  let a = 0xdeadbeef
  let b = 0x41c6ce57
  for (const char of JSON.stringify(Object.values(identity))) {
    const code = char.codePointAt(0) ?? 0
    a = Math.imul(a ^ code, 2654435761)
    b = Math.imul(b ^ code, 1597334677)
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909)
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909)
  return (4294967296 * (2097151 & b) + (a >>> 0)).toString(36)
}
