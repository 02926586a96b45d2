import { type Signal, useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import type { ModelProfile, Trouble } from '../../protocol/panel.ts'
import { type Draft, list, save, test } from '../state/models.ts'
import { other, presets } from '../state/presets.ts'
import { attempt } from '../state/trouble.ts'
import { originOf } from '../text/origin.ts'
import { plain } from '../text/plain.ts'
import { t } from '../text/t.ts'
import { Button } from './button.tsx'
import { described, Field } from './field.tsx'
import { KeyField } from './key-field.tsx'

const first = presets[0] ?? { id: other, label: '', baseUrl: '', keys: '' }

const blank: Draft = {
  id: null,
  label: first.label,
  preset: first.id,
  baseUrl: first.baseUrl,
  model: '',
  stream: true,
  key: null,
}

type Sight = 'auto' | 'yes' | 'no'
const sights = [
  ['auto', 'picturesAuto'],
  ['yes', 'picturesYes'],
  ['no', 'picturesNo'],
] as const

type Missing = Partial<Record<'label' | 'baseUrl' | 'model', string>>

/** What cannot be sent as it stands. `whole`: a model id is needed too. */
function missing(draft: Draft, whole: boolean): Missing {
  return {
    ...(draft.label.trim() === '' && { label: t('noName') }),
    ...(originOf(draft.baseUrl.trim()) === '' && { baseUrl: t('noAddressWay') }),
    ...(whole && draft.model.trim() === '' && { model: t('noModelId') }),
  }
}

/** Where the form's own answers stand: what was found to be wrong, or what the test said. */
function Verdict({ trouble, said }: { trouble: Trouble | null; said: string }) {
  return (
    <div class="verdict" role="status">
      {trouble && (
        <div class="bad">
          <p>{plain(trouble.sentence)}</p>
          <p class="way">{plain(trouble.wayOut)}</p>
        </div>
      )}
      {said && <p class="good">{plain(said)}</p>}
    </div>
  )
}

/** A model behind an address: made, changed, tried. */
export function ModelForm({ profile, close }: { profile: ModelProfile | null; close: () => void }) {
  const draft = useSignal<Draft>(profile ? { ...profile, key: null } : blank)
  const wrong = useSignal<Missing>({})
  const offered = useSignal<string[]>([])
  const verdict = useSignal<{ trouble: Trouble | null; said: string }>({ trouble: null, said: '' })
  const busy = useSignal<'' | 'list' | 'test' | 'save'>('')
  const start = useRef<HTMLSelectElement>(null)
  useEffect(() => start.current?.focus(), [])

  const set = (change: Partial<Draft>) => {
    draft.value = { ...draft.value, ...change }
    wrong.value = {}
  }
  const input = (name: 'label' | 'baseUrl' | 'model') => ({
    id: name,
    value: draft.value[name],
    'aria-describedby': described(name),
    'aria-invalid': wrong.value[name] !== undefined,
    onInput: (event: Event & { currentTarget: HTMLInputElement }) => set({ [name]: event.currentTarget.value }),
  })

  /** Runs in the click's own turn: the browser's permission dialog needs that. */
  const work = (name: 'list' | 'test' | 'save', whole: boolean, action: (tidy: Draft) => Promise<void>) => {
    const { label, baseUrl, model } = draft.value
    wrong.value = missing(draft.value, whole)
    const bad = Object.keys(wrong.value)[0]
    if (bad) return document.getElementById(bad)?.focus()
    busy.value = name
    verdict.value = { trouble: null, said: '' }
    const tidy = { ...draft.value, label: label.trim(), baseUrl: baseUrl.trim(), model: model.trim() }
    void attempt(() => action(tidy)).finally(() => {
      busy.value = ''
    })
  }

  const pick = (id: string) => {
    const preset = presets.find((entry) => entry.id === id)
    const named = presets.some(({ label }) => label === draft.value.label) || draft.value.label === ''
    set({ preset: id, baseUrl: preset?.baseUrl ?? '', ...(named && { label: preset?.label ?? '' }) })
    offered.value = []
  }

  return (
    <form
      class="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        work('save', true, async (tidy) => {
          const trouble = await save(tidy)
          verdict.value = { trouble, said: '' }
          if (!trouble) close()
        })
      }}
    >
      <Field id="preset" label={t('preset')}>
        <select
          id="preset"
          ref={start}
          value={draft.value.preset}
          onChange={(event) => pick(event.currentTarget.value)}
        >
          {presets.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
          <option value={other}>{t('otherPreset')}</option>
        </select>
      </Field>
      <Field id="label" label={t('modelName')} wrong={wrong.value.label ?? ''}>
        <input type="text" maxLength={100} autocomplete="off" {...input('label')} />
      </Field>
      <Field id="baseUrl" label={t('address')} wrong={wrong.value.baseUrl ?? ''}>
        <input type="url" maxLength={2000} autocomplete="off" spellcheck={false} {...input('baseUrl')} />
      </Field>
      <KeyField
        saved={profile?.hasKey ?? false}
        page={presets.find(({ id }) => id === draft.value.preset)?.keys ?? ''}
        set={(key) => set({ key })}
      />
      <Field id="model" label={t('modelId')} hint={offeredHint(offered)} wrong={wrong.value.model ?? ''}>
        <div class="with-button">
          <input type="text" maxLength={300} list="offered" autocomplete="off" spellcheck={false} {...input('model')} />
          <Button
            disabled={busy.value !== ''}
            click={() =>
              work('list', false, async (tidy) => {
                const { models, trouble } = await list(tidy)
                offered.value = models
                verdict.value = { trouble, said: '' }
              })
            }
          >
            {t(busy.value === 'list' ? 'asking' : 'listModels')}
          </Button>
          <datalist id="offered">
            {offered.value.map((id) => (
              <option key={id} value={id} />
            ))}
          </datalist>
        </div>
      </Field>
      <Field id="pictures" label={t('pictures')}>
        <select
          id="pictures"
          value={draft.value.pictures ?? 'auto'}
          onChange={(event) => set({ pictures: event.currentTarget.value as Sight })}
        >
          {sights.map(([sight, key]) => (
            <option key={sight} value={sight}>
              {t(key)}
            </option>
          ))}
        </select>
      </Field>
      <label class="tick">
        <input
          type="checkbox"
          checked={draft.value.stream}
          onChange={(event) => set({ stream: event.currentTarget.checked })}
        />
        {t('stream')}
      </label>
      <Verdict {...verdict.value} />
      <div class="form-foot">
        <Button submit look="primary" disabled={busy.value !== ''}>
          {t(busy.value === 'save' ? 'saving' : 'save')}
        </Button>
        <Button
          disabled={busy.value !== ''}
          click={() =>
            work('test', true, async (tidy) => {
              verdict.value = await test(tidy)
            })
          }
        >
          {t(busy.value === 'test' ? 'testing' : 'test')}
        </Button>
        <Button look="quiet" click={close}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  )
}

const offeredHint = (offered: Signal<string[]>) =>
  offered.value.length > 0 ? t('offered', offered.value.length) : t('modelIdHint')
