import { useSignal } from '@preact/signals'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { t } from '../text/t.ts'
import { Button } from './button.tsx'

type Props = { icon?: string; label: string; question: string; yes: string; act: () => void; named?: string }

/** Asks once more in its own place. Focus goes to "Keep" and, after that, back to the button. */
export function ConfirmButton({ icon, label, question, yes, act, named }: Props) {
  const asking = useSignal(false)
  const box = useRef<HTMLFieldSetElement>(null)
  const shownBefore = useRef(false)
  useLayoutEffect(() => {
    if (shownBefore.current) box.current?.querySelector<HTMLElement>('[data-first]')?.focus()
    shownBefore.current = true
    if (!asking.value) return
    const escaped = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      asking.value = false
    }
    const node = box.current
    node?.addEventListener('keydown', escaped)
    return () => node?.removeEventListener('keydown', escaped)
  }, [asking.value])

  if (!asking.value)
    return (
      <fieldset ref={box} class="confirm">
        <button
          type="button"
          data-first
          class="button quiet"
          aria-label={named ? `${label}: ${named}` : undefined}
          onClick={() => {
            asking.value = true
          }}
        >
          {label}
        </button>
      </fieldset>
    )
  return (
    <fieldset ref={box} class="confirm asking" aria-label={question}>
      <span class="ask">{question}</span>
      <button
        type="button"
        data-first
        class="button"
        onClick={() => {
          asking.value = false
        }}
      >
        {t('keep')}
      </button>
      <Button look="danger" {...(icon && { icon })} click={act}>
        {yes}
      </Button>
    </fieldset>
  )
}
