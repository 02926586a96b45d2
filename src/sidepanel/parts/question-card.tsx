import { useSignal } from '@preact/signals'
import ask from 'lucide-static/icons/message-circle-question-mark.svg?raw'
import type { Question } from '../../protocol/events.ts'
import { answer } from '../state/run.ts'
import { plain } from '../text/plain.ts'
import { t } from '../text/t.ts'
import { Button } from './button.tsx'
import { Card } from './card.tsx'

type Props = { run: string; question: Question }

/** The answer to the question, written or picked. A handover can be continued without a word. */
export function QuestionCard({ run, question }: Props) {
  const text = useSignal('')
  const { id, kind, options } = question
  const handover = kind === 'handover'
  const send = () => {
    if (text.value.trim() !== '' || handover) void answer(run, id, text.value.trim())
  }

  return (
    <form
      class="question"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <Card
        id={id}
        tone="yours"
        arrive={options.length > 0}
        icon={ask}
        title={t(handover ? 'handoverTitle' : 'questionTitle')}
        words={`${t(handover ? 'handoverTitle' : 'questionTitle')}: ${plain(question.question)}`}
        actions={
          <Button submit look="yours" disabled={!handover && text.value.trim() === ''}>
            {t(handover ? 'continue' : 'answer')}
          </Button>
        }
      >
        <p class="asked" id="asked">
          {plain(question.question)}
        </p>
        {options.length > 0 && (
          <fieldset class="options" aria-labelledby="card-title asked">
            {options.map((option) => (
              <button key={option} type="button" class="button" onClick={() => void answer(run, id, option)}>
                {plain(option)}
              </button>
            ))}
          </fieldset>
        )}
        <label class="hint" id="answer-label" for="answer">
          {t(options.length > 0 ? 'orWrite' : handover ? 'handoverText' : 'yourAnswer')}
        </label>
        <textarea
          id="answer"
          rows={2}
          maxLength={20_000}
          aria-labelledby="card-title asked answer-label"
          aria-describedby="never-secrets"
          {...(options.length === 0 && { 'data-arrive': true })}
          value={text.value}
          onInput={(event) => {
            text.value = event.currentTarget.value
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.shiftKey || event.isComposing || event.keyCode === 229) return
            event.preventDefault()
            send()
          }}
        />
        <p class="hint" id="never-secrets">
          {t('neverSecrets')}
        </p>
      </Card>
    </form>
  )
}
