import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { Button } from '../parts/button.tsx'
import { ConfirmButton } from '../parts/confirm-button.tsx'
import { described, Field } from '../parts/field.tsx'
import { Page } from '../parts/page.tsx'
import { addNote, loadNotes, notes, removeNote } from '../state/notes.ts'
import { moment } from '../text/format.ts'
import { siteName } from '../text/origin.ts'
import { plain } from '../text/plain.ts'
import { t } from '../text/t.ts'

/** What the agent and the user wrote down; models see the latest of it. */
export function Notes() {
  const text = useSignal('')
  const wrong = useSignal('')
  useEffect(() => void loadNotes(), [])

  const add = async () => {
    wrong.value = text.value.trim() === '' ? t('noNote') : ''
    if (wrong.value === '' && (await addNote(text.value.trim()))) text.value = ''
  }

  return (
    <Page title={t('notes')}>
      <main class="sheet">
        <p class="lead">{t('notesLead')}</p>
        <form
          class="form"
          onSubmit={(event) => {
            event.preventDefault()
            void add()
          }}
        >
          <Field id="note" label={t('newNote')} wrong={wrong.value}>
            <textarea
              id="note"
              rows={2}
              maxLength={20_000}
              aria-describedby={described('note')}
              value={text.value}
              onInput={(event) => {
                text.value = event.currentTarget.value
                wrong.value = ''
              }}
            />
          </Field>
          <div class="form-foot">
            <Button submit look="primary">
              {t('addNote')}
            </Button>
          </div>
        </form>
        {notes.value?.length === 0 && <p class="empty">{t('notesEmpty')}</p>}
        <ul class="list">
          {notes.value?.map(({ id, at, origin, text: said }) => (
            <li key={id} class="entry note">
              <p class="note-text">{plain(said)}</p>
              <span class="entry-more">
                {moment(at)}
                {origin && ` · ${siteName(origin)}`}
              </span>
              <ConfirmButton
                label={t('remove')}
                named={said.slice(0, 60)}
                question={t('removeNoteAsk')}
                yes={t('remove')}
                act={() => void removeNote(id)}
              />
            </li>
          ))}
        </ul>
        {(notes.value?.length ?? 0) > 1 && (
          <ConfirmButton
            label={t('clearNotes')}
            question={t('clearNotesAsk')}
            yes={t('clearNotesYes')}
            act={() => void removeNote(null)}
          />
        )}
      </main>
    </Page>
  )
}
