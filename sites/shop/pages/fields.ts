import { type Html, html, type Part } from '../html.ts'

export type Errors = Readonly<Record<string, string>>

export interface Field {
  name: string
  label: string
  value: string
  errors: Errors
  type?: string
  autocomplete?: string
  hint?: string
  required?: boolean
  rows?: number
}

/** The attributes that tie a control to its hint and its error. */
export const described = (name: string, errors: Errors, hint?: string): Html => {
  const ids = [hint && `${name}-hint`, errors[name] && `${name}-error`].filter(Boolean).join(' ')
  return html`${errors[name] && html` aria-invalid="true"`}${ids && html` aria-describedby="${ids}"`}`
}

export const errorOf = (name: string, errors: Errors): Part =>
  errors[name] && html`<div class="invalid-feedback d-block" id="${name}-error">${errors[name]}</div>`

export const hintOf = (name: string, hint?: string): Part =>
  hint && html`<div class="form-text" id="${name}-hint">${hint}</div>`

export const labelOf = (name: string, label: string, required: boolean): Html =>
  html`<label class="form-label" for="${name}">${label}${!required && html` <small>(optional)</small>`}</label>`

export const field = ({ name, label, value, errors, type, autocomplete, hint, required = true, rows }: Field): Html => {
  const common = html`class="form-control ${errors[name] && 'is-invalid'}" id="${name}" name="${name}"
    ${required && html`required`}${autocomplete && html` autocomplete="${autocomplete}"`}
    ${described(name, errors, hint)}`
  const control = rows
    ? html`<textarea ${common} rows="${rows}">${value}</textarea>`
    : html`<input ${common} type="${type ?? 'text'}" value="${value}">`
  return html`<div class="field field-${name}">
    ${labelOf(name, label, required)}${control}
    ${hintOf(name, hint)}${errorOf(name, errors)}
  </div>`
}

/** The list of everything wrong on top of a form, each item a way to its field. */
export const summary = (errors: Errors): Part => {
  const wrong = Object.entries(errors)
  return (
    wrong.length > 0 &&
    html`<div class="alert alert-danger" role="alert" tabindex="-1" id="summary">
      <h2 class="fs-6">Please check ${wrong.length === 1 ? 'one thing' : `${wrong.length} things`}</h2>
      <ul class="mb-0">${wrong.map(([name, message]) => html`<li><a href="#${name}">${message}</a></li>`)}</ul>
    </div>`
  )
}
