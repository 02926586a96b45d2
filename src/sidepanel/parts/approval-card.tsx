import { useSignal } from '@preact/signals'
import alert from 'lucide-static/icons/shield-alert.svg?raw'
import type { Approval } from '../../protocol/events.ts'
import { decide } from '../state/run.ts'
import { siteName } from '../text/origin.ts'
import { plain } from '../text/plain.ts'
import { t } from '../text/t.ts'
import { Button } from './button.tsx'
import { Card } from './card.tsx'
import { OriginLine } from './origin-line.tsx'
import { useArmed } from './use-armed.ts'

/** An action that cannot be undone. All that it shows was found by code, none of it by the model. */
export function ApprovalCard({ run, approval }: { run: string; approval: Approval }) {
  const { id, risk, action, origin, facts } = approval
  const armed = useArmed(id)
  const text = useSignal<string | null>(null)

  /** A decision is a person's; what a script dispatches is none. */
  const decided = (decision: 'approve' | 'deny' | 'other') => (event: Event) => {
    event.preventDefault()
    if (!event.isTrusted || (decision === 'approve' && !armed)) return
    void decide(run, id, decision, decision === 'other' ? (text.value ?? '').trim() : '')
  }

  const other = (
    <form class="other-way" id="other-way-form" onSubmit={decided('other')}>
      <label for="other-way">{t('otherWayLabel')}</label>
      <textarea
        id="other-way"
        rows={2}
        maxLength={2000}
        ref={(field) => field?.focus()}
        value={text.value ?? ''}
        onInput={(event) => {
          text.value = event.currentTarget.value
        }}
      />
    </form>
  )

  const otherActions = (
    <>
      <Button submit form="other-way-form" look="yours" disabled={(text.value ?? '').trim() === ''}>
        {t('send')}
      </Button>
      <Button
        click={() => {
          text.value = null
        }}
      >
        {t('cancel')}
      </Button>
    </>
  )

  const actions = (
    <>
      <Button look="yours" class={armed ? 'arming armed' : 'arming'} disabled={!armed} click={decided('approve')}>
        {t('approve')}
      </Button>
      <Button click={decided('deny')}>{t('deny')}</Button>
      <Button
        look="quiet"
        click={() => {
          text.value = ''
        }}
      >
        {t('otherWay')}
      </Button>
    </>
  )

  return (
    <Card
      id={id}
      tone="careful"
      icon={alert}
      title={t(`risk_${risk}`)}
      words={t('approvalSpoken', t(`risk_${risk}`), plain(action), siteName(origin))}
      actions={text.value === null ? actions : otherActions}
    >
      <p class="action">{plain(action)}</p>
      <OriginLine origin={origin} />
      {facts.length > 0 && (
        <ul class="facts">
          {facts.map((fact) => (
            <li key={fact}>{plain(fact)}</li>
          ))}
        </ul>
      )}
      {text.value !== null && other}
    </Card>
  )
}
