import { useSignal } from '@preact/signals'
import plus from 'lucide-static/icons/plus.svg?raw'
import type { ModelProfile } from '../../protocol/panel.ts'
import { Button } from '../parts/button.tsx'
import { ConfirmButton } from '../parts/confirm-button.tsx'
import { ModelForm } from '../parts/model-form.tsx'
import { Page } from '../parts/page.tsx'
import { chosen, profiles } from '../state/home.ts'
import { choose, remove } from '../state/models.ts'
import { siteName } from '../text/origin.ts'
import { t } from '../text/t.ts'

type Editing = { profile: ModelProfile | null } | null

function Profile({ profile, edit }: { profile: ModelProfile; edit: () => void }) {
  const { id, label, model, baseUrl } = profile
  return (
    <li class="entry model">
      <label>
        <input
          type="radio"
          name="model"
          checked={chosen.value.kind === 'endpoint' && chosen.value.id === id}
          onChange={() => void choose({ kind: 'endpoint', id, label })}
        />
        <span class="entry-name">{label}</span>
        <span class="entry-more">
          {model} · {siteName(baseUrl)}
        </span>
      </label>
      <span class="entry-acts">
        <button type="button" class="button quiet" aria-label={`${t('edit')}: ${label}`} onClick={edit}>
          {t('edit')}
        </button>
        <ConfirmButton
          label={t('remove')}
          named={label}
          question={t('removeModelAsk')}
          yes={t('remove')}
          act={() => void remove(profile)}
        />
      </span>
    </li>
  )
}

/** Who reads the goals: the step reader, or a model behind an address of the user's. */
export function Models({ adding }: { adding: boolean }) {
  const editing = useSignal<Editing>(adding ? { profile: null } : null)
  const now = editing.value
  const close = () => {
    editing.value = null
  }
  return (
    <Page title={t(now ? (now.profile ? 'editModel' : 'addModel') : 'models')} {...(now && { back: close })}>
      <main class="sheet">
        {now ? (
          <ModelForm key={now.profile?.id ?? 'new'} profile={now.profile} close={close} />
        ) : (
          <>
            <p class="lead">{t('modelsLead')}</p>
            <fieldset>
              <legend class="unseen">{t('model')}</legend>
              <ul class="list">
                <li class="entry model">
                  <label>
                    <input
                      type="radio"
                      name="model"
                      checked={chosen.value.kind === 'steps'}
                      onChange={() => void choose({ kind: 'steps' })}
                    />
                    <span class="entry-name">{t('noModel')}</span>
                    <span class="entry-more">{t('noModelHint')}</span>
                  </label>
                </li>
                {profiles.value.map((profile) => (
                  <Profile
                    key={profile.id}
                    profile={profile}
                    edit={() => {
                      editing.value = { profile }
                    }}
                  />
                ))}
              </ul>
            </fieldset>
            <div class="form-foot">
              <Button
                icon={plus}
                click={() => {
                  editing.value = { profile: null }
                }}
              >
                {t('addModel')}
              </Button>
            </div>
          </>
        )}
      </main>
    </Page>
  )
}
