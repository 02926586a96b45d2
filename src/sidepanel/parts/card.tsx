import type { ComponentChildren } from 'preact'
import { useRef } from 'preact/hooks'
import { Icon } from './icon.tsx'
import { useArrival } from './use-arrival.ts'

type Props = {
  /** A card of another id is another card. */
  id: string
  icon: string
  title: string
  /** What a screen reader says where focus does not come here. */
  words: string
  tone: 'yours' | 'careful' | 'calm'
  /** False: the title does not take the focus. */
  arrive?: boolean
  /** Buttons; they stay in sight while the rest scrolls. */
  actions: ComponentChildren
  children: ComponentChildren
}

/** Something that waits for the human. The title takes the focus, so that no Enter meant for elsewhere decides. */
export function Card({ id, icon, title, words, tone, arrive = true, actions, children }: Props) {
  const card = useRef<HTMLElement>(null)
  useArrival(card, id, words)
  return (
    <section class={`card ${tone}`} ref={card} aria-labelledby="card-title">
      <h2 id="card-title" tabIndex={-1} aria-describedby="card-body" {...(arrive && { 'data-arrive': true })}>
        <Icon svg={icon} />
        {title}
      </h2>
      <div class="card-body" id="card-body">
        {children}
      </div>
      {actions && <div class="card-actions">{actions}</div>}
    </section>
  )
}
