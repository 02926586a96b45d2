import arrow from 'lucide-static/icons/arrow-left.svg?raw'
import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { go, type View } from '../state/view.ts'
import { t } from '../text/t.ts'
import { IconButton } from './button.tsx'

type Props = { title: string; back?: () => void; from?: View; children: ComponentChildren; class?: string }

/** A view beside the main one: a way back, a title that takes the focus, a body that scrolls. Escape goes back. */
export function Page({ title, from = { at: 'main' }, back = () => go(from), children, ...rest }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  useEffect(() => {
    const escaped = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && !event.isComposing) back()
    }
    document.addEventListener('keydown', escaped)
    return () => document.removeEventListener('keydown', escaped)
  }, [back])
  return (
    <div class={`page ${rest.class ?? ''}`}>
      <header class="header">
        <div class="bar">
          <IconButton svg={arrow} label={t('back')} click={back} />
          <h1 class="title" tabIndex={-1} ref={heading}>
            {title}
          </h1>
        </div>
      </header>
      {children}
    </div>
  )
}
