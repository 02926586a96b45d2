import corner from 'lucide-static/icons/corner-down-left.svg?raw'
import eye from 'lucide-static/icons/eye.svg?raw'
import { Composer } from '../parts/composer.tsx'
import { Icon } from '../parts/icon.tsx'
import { chosen, profiles } from '../state/home.ts'
import { draft } from '../state/run.ts'
import { siteName } from '../text/origin.ts'
import { type Key, t } from '../text/t.ts'

const examples: Record<'steps' | 'endpoint', Key[]> = {
  steps: ['exampleSteps1', 'exampleSteps2', 'exampleSteps3', 'exampleSteps4'],
  endpoint: ['exampleModel1', 'exampleModel2', 'exampleModel3'],
}

/** Where what is read goes, in one sentence that fits the chosen model. */
function sent(): string {
  const choice = chosen.value
  if (choice.kind === 'steps') return t('sentNowhere')
  const profile = profiles.value.find(({ id }) => id === choice.id)
  return t('sentTo', profile ? siteName(profile.baseUrl) : choice.label)
}

/** Before a run. */
export function Start() {
  const kind = chosen.value.kind
  const take = (goal: string) => {
    draft.value = goal
    document.querySelector<HTMLElement>('.composer textarea')?.focus()
  }
  return (
    <main class="start">
      <h2>{t('startTitle')}</h2>
      <p class="lead">{t(kind === 'steps' ? 'startSteps' : 'startModel')}</p>
      <Composer />
      <section class="examples" aria-labelledby="examples">
        <h3 id="examples">{t('examples')}</h3>
        <ul>
          {examples[kind].map((key) => (
            <li key={key}>
              <button type="button" onClick={() => take(t(key))}>
                <Icon svg={corner} />
                <span>{t(key)}</span>
              </button>
            </li>
          ))}
        </ul>
      </section>
      <p class="privacy">
        <Icon svg={eye} />
        <span>
          {t('whatIsRead')} {sent()}
        </span>
      </p>
    </main>
  )
}
