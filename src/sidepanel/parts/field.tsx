import type { ComponentChildren } from 'preact'

type Props = {
  id: string
  label: string
  hint?: ComponentChildren
  /** What is wrong with it; said as soon as it stands there. */
  wrong?: string
  children: ComponentChildren
}

/** Label above, hint and fault below. The control inside says `aria-describedby={described(id)}`. */
export function Field({ id, label, hint, wrong, children }: Props) {
  return (
    <div class="field">
      <label for={id}>{label}</label>
      {children}
      {hint && (
        <p class="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <p class="wrong" id={`${id}-wrong`} role="alert">
        {wrong}
      </p>
    </div>
  )
}

export const described = (id: string) => `${id}-hint ${id}-wrong`
