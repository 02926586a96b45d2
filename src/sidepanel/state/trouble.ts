import { signal } from '@preact/signals'
import { MessageError } from '../../platform/message.ts'
import type { Trouble } from '../../protocol/panel.ts'
import { t } from '../text/t.ts'

/** What went wrong, what to do about it and, where asking again may help, how. */
export type Shown = { sentence: string; wayOut: string; retry: (() => void) | null }

/** The one banner of the panel. */
export const shown = signal<Shown | null>(null)

export const show = (sentence: string, wayOut: string, retry: Shown['retry'] = null) => {
  shown.value = { sentence, wayOut, retry }
}

function words(error: unknown): [string, string] {
  if (error instanceof MessageError && error.code === 'gone') return [t('unreachable'), t('unreachableWay')]
  return [t('wentWrong'), error instanceof Error ? error.message : String(error)]
}

/**
 * Carries out what the user asked for and shows whatever stops it, with Retry. `action` starts at once, in the
 * caller's own turn: `permissions.request` needs the click to be still going on.
 */
export async function attempt(action: () => Promise<void>): Promise<void> {
  shown.value = null
  try {
    await action()
  } catch (error) {
    const [sentence, wayOut] = words(error)
    show(sentence, wayOut, () => void attempt(action))
  }
}

/** Shows the trouble that an answer brings; true where it brings none. */
export function well(reply: { trouble: Trouble | null }): boolean {
  if (reply.trouble) show(reply.trouble.sentence, reply.trouble.wayOut)
  return reply.trouble === null
}
