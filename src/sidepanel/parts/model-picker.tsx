import { chosen, profiles } from '../state/home.ts'
import { choose } from '../state/models.ts'
import { go } from '../state/view.ts'
import { t } from '../text/t.ts'

const steps = ' steps'
const add = ' add'

/** Which model reads the next goal. The last entry leads to the form for a new one. */
export function ModelPicker() {
  const value = chosen.value.kind === 'endpoint' ? chosen.value.id : steps
  const picked = (select: HTMLSelectElement) => {
    const picks = select.value
    if (picks === add) {
      select.value = value
      go({ at: 'models', adding: true })
      return
    }
    const profile = profiles.value.find(({ id }) => id === picks)
    void choose(profile ? { kind: 'endpoint', id: profile.id, label: profile.label } : { kind: 'steps' })
  }
  return (
    <select class="picker" aria-label={t('model')} value={value} onChange={(event) => picked(event.currentTarget)}>
      <option value={steps}>{t('noModel')}</option>
      {profiles.value.map(({ id, label }) => (
        <option key={id} value={id}>
          {label}
        </option>
      ))}
      <option value={add}>{t('addModelOption')}</option>
    </select>
  )
}
