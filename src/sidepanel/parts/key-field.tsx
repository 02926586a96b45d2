import { useSignal } from '@preact/signals'
import { siteName } from '../text/origin.ts'
import { t } from '../text/t.ts'
import { described, Field } from './field.tsx'

type Props = {
  /** A key is kept already; it is never shown. */
  saved: boolean
  /** Where keys are made; empty where the server needs none. */
  page: string
  /** Null keeps what is there. */
  set: (key: string | null) => void
}

/** The API key. A kept one is only said to be there; it can be replaced or taken away. */
export function KeyField({ saved, page, set }: Props) {
  const replacing = useSignal(!saved)
  if (!replacing.value)
    return (
      <Field id="key" label={t('apiKey')} hint={t('keySavedHint')}>
        <div class="with-button">
          <input id="key" type="text" readOnly value={t('keySaved')} aria-describedby={described('key')} />
          <button
            type="button"
            class="button"
            onClick={() => {
              replacing.value = true
              set('')
            }}
          >
            {t('replaceKey')}
          </button>
        </div>
      </Field>
    )
  return (
    <Field
      id="key"
      label={t('apiKey')}
      hint={
        page ? (
          <>
            {t('keysAt')}{' '}
            <a href={page} target="_blank" rel="noopener noreferrer">
              {siteName(page)}
            </a>
          </>
        ) : (
          t('keyOptional')
        )
      }
    >
      <div class="with-button">
        <input
          id="key"
          type="password"
          maxLength={2000}
          autocomplete="off"
          aria-describedby={described('key')}
          onInput={(event) => set(event.currentTarget.value.trim())}
        />
        {saved && (
          <button
            type="button"
            class="button"
            onClick={() => {
              replacing.value = false
              set(null)
            }}
          >
            {t('keepKey')}
          </button>
        )}
      </div>
    </Field>
  )
}
