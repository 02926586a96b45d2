import { useSignal } from '@preact/signals'
import arrow from 'lucide-static/icons/arrow-up.svg?raw'
import { useEffect, useRef } from 'preact/hooks'
import { chosen } from '../state/home.ts'
import { draft, start, starting } from '../state/run.ts'
import { t } from '../text/t.ts'
import { Button } from './button.tsx'
import { ModelPicker } from './model-picker.tsx'

/** The goal, the model and Run. Enter runs, Shift+Enter breaks the line; an Enter that ends a composition does neither. */
export function Composer() {
  const wrong = useSignal('')
  const field = useRef<HTMLTextAreaElement>(null)
  // Never away from where the user already is.
  useEffect(() => {
    if (document.activeElement === document.body) field.current?.focus()
  }, [])

  const run = () => {
    const goal = draft.value.trim()
    if (goal === '') {
      wrong.value = t('noGoal')
      field.current?.focus()
      return
    }
    void start(goal, chosen.value)
  }

  return (
    <form
      class="composer"
      onSubmit={(event) => {
        event.preventDefault()
        run()
      }}
    >
      <div class="composer-box">
        <textarea
          ref={field}
          rows={3}
          maxLength={20_000}
          aria-label={t('goal')}
          aria-describedby="goal-wrong"
          aria-invalid={wrong.value !== ''}
          placeholder={t('goalPlaceholder')}
          value={draft.value}
          onInput={(event) => {
            draft.value = event.currentTarget.value
            wrong.value = ''
          }}
          onKeyDown={(event) => {
            // 229: the Enter that ends a composition arrives after compositionend in some input methods.
            if (event.key !== 'Enter' || event.shiftKey || event.isComposing || event.keyCode === 229) return
            event.preventDefault()
            run()
          }}
        />
        <div class="composer-foot">
          <ModelPicker />
          <Button submit look="primary" icon={arrow} disabled={starting.value}>
            {t('run')}
          </Button>
        </div>
      </div>
      <p class="wrong" id="goal-wrong" role="alert">
        {wrong.value}
      </p>
    </form>
  )
}
