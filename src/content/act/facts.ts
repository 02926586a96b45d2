import type { ElementFacts } from '../../protocol/page.ts'
import { composedParent } from '../dom/composed.ts'
import { typeOf } from '../dom/field.ts'
import { getter } from '../dom/getter.ts'
import { matches } from '../dom/native.ts'
import { inPass } from '../dom/pass.ts'
import { controlAround } from '../hit/control.ts'
import { textOf } from '../hit/describe.ts'
import { credentialOf } from '../snapshot/credential.ts'
import { nameOf } from '../snapshot/name.ts'
import type { Refs } from '../snapshot/refs.ts'
import { isShown } from '../snapshot/visible.ts'
import { fingerprintOf, formAround, type Identity, identityOf } from './fingerprint.ts'
import { locate } from './locate.ts'

const elementsOf = getter(HTMLFormElement.prototype, 'elements')

/** What a person would call the thing an element belongs to. */
const wholes =
  'dialog, form, fieldset, article, section, aside, nav, header, footer, li, tr, figure, ' +
  'dialog alertdialog form article region group listitem row'
    .split(' ')
    .map((role) => `[role=${role}]`)
    .join()

function around(el: Element): string {
  for (let n = composedParent(el); n; n = composedParent(n)) {
    // Its text is what is drawn; values of fields are no part of that.
    const text = matches(n, wholes) ? textOf(n, 600) : ''
    if (text.length > nameOf(el).length) return text
  }
  return ''
}

function formFacts(form: Element, identity: Identity): ElementFacts['form'] {
  const elements = Array.from(elementsOf(form as HTMLFormElement)).slice(0, 500)
  const fields = elements.filter((el) => !matches(el, 'button, fieldset, output, object') && typeOf(el) !== 'hidden')
  const classes = elements.map(credentialOf)
  return {
    action: identity.action,
    method: identity.method,
    fields: fields
      .filter((el) => typeOf(el) !== 'submit' && isShown(el))
      .slice(0, 100)
      .map((el) => nameOf(el).slice(0, 120)),
    credential: (['password', 'card', 'code'] as const).find((c) => classes.includes(c)) ?? 'none',
  }
}

const nothing: Omit<ElementFacts, 'ref' | 'found'> = {
  role: '',
  name: '',
  tag: '',
  type: '',
  credential: 'none',
  href: '',
  download: false,
  submits: false,
  form: null,
  around: '',
  fingerprint: '',
}

/** What code knows of the element behind a ref; policy decides on it. */
export function factsOf(refs: Refs, ref: string): ElementFacts {
  const located = locate(refs, ref)
  if (!('element' in located)) return { ref, found: located.found, ...nothing }
  const { element } = located
  return inPass(() => {
    const { action: _action, method: _method, ...identity } = identityOf(element)
    const full = identityOf(element)
    const form = formAround(controlAround(element) ?? element)
    return {
      ref,
      found: located.found,
      ...identity,
      form: form && formFacts(form, full),
      around: around(element),
      fingerprint: fingerprintOf(full),
    }
  })
}
