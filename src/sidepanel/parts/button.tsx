import type { ComponentChildren } from 'preact'
import { Icon } from './icon.tsx'

type Look = 'plain' | 'primary' | 'yours' | 'danger' | 'quiet'

export type ButtonProps = {
  children: ComponentChildren
  click?: (event: MouseEvent) => void
  look?: Look
  icon?: string
  disabled?: boolean
  submit?: boolean
  /** Id of the form that it sends, where it does not stand inside. */
  form?: string
  class?: string
}

/** A button with words. */
export function Button({ children, click, look = 'plain', icon, disabled, submit, form, ...rest }: ButtonProps) {
  return (
    <button
      type={submit ? 'submit' : 'button'}
      class={`button ${look} ${rest.class ?? ''}`}
      onClick={click}
      disabled={disabled}
      form={form}
    >
      {icon && <Icon svg={icon} />}
      <span>{children}</span>
    </button>
  )
}

/** A button that is only an icon; `label` is its name and its tooltip. */
export function IconButton({ svg, label, click }: { svg: string; label: string; click: (event: MouseEvent) => void }) {
  return (
    <button type="button" class="icon-button" aria-label={label} title={label} onClick={click}>
      <Icon svg={svg} size={18} />
    </button>
  )
}
