export type State = {
  checked: boolean | 'mixed' | null
  disabled: boolean
  expanded: boolean | null
  selected: boolean | null
  pressed: boolean | 'mixed' | null
  required: boolean
  readonly: boolean
  invalid: boolean
  /** Of a heading or tree item, 0 for none. */
  level: number
  /** `page`, `step`, `true`, … else empty. */
  current: string
  /** `ascending`, `descending`, else empty. */
  sort: string
  busy: boolean
  /** What stands in the field as a person reads it; null where there is none or it must not be read. */
  value: string | null
  /** The error message that belongs to an invalid field, else empty. */
  error: string
}

export function stateOf(_el: Element): State {
  return {
    checked: null,
    disabled: false,
    expanded: null,
    selected: null,
    pressed: null,
    required: false,
    readonly: false,
    invalid: false,
    level: 0,
    current: '',
    sort: '',
    busy: false,
    value: null,
    error: '',
  }
}
