import { useSignal } from '@preact/signals'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { IconButton } from './button.tsx'
import { Icon } from './icon.tsx'

export type MenuItem = { label: string; icon: string; act: () => void }

/** Where a key takes the focus among `length` items. */
const moves: Record<string, (at: number, length: number) => number> = {
  ArrowDown: (at, length) => (at + 1) % length,
  ArrowUp: (at, length) => (at - 1 + length) % length,
  Home: () => 0,
  End: (_, length) => length - 1,
}

/** A menu button by the ARIA pattern: arrows, Home and End move, Escape and Tab close. */
export function Menu({ svg, label, items }: { svg: string; label: string; items: MenuItem[] }) {
  const open = useSignal(false)
  const box = useRef<HTMLDivElement>(null)
  const list = () => Array.from(box.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])
  const opener = () => box.current?.querySelector('button')

  useLayoutEffect(() => {
    opener()?.setAttribute('aria-haspopup', 'menu')
    opener()?.setAttribute('aria-expanded', String(open.value))
    if (!open.value) return
    list()[0]?.focus()
    const outside = (event: Event) => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) open.value = false
    }
    document.addEventListener('pointerdown', outside)
    return () => document.removeEventListener('pointerdown', outside)
  }, [open.value])

  useLayoutEffect(() => {
    const node = box.current
    node?.addEventListener('keydown', pressed)
    return () => node?.removeEventListener('keydown', pressed)
  }, [])

  const close = (refocus: boolean) => {
    open.value = false
    if (refocus) opener()?.focus()
  }

  const pressed = (event: KeyboardEvent) => {
    const entries = list()
    const move = moves[event.key]
    if (event.key === 'Escape' && open.value) close(true)
    else if (event.key === 'Tab') close(false)
    else if (event.key === 'ArrowDown' && !open.value) open.value = true
    else if (move && open.value)
      entries[
        move(
          entries.findIndex((entry) => entry.matches(':focus')),
          entries.length,
        )
      ]?.focus()
    else return
    if (event.key !== 'Tab') event.preventDefault()
  }

  return (
    <div class="menu" ref={box}>
      <IconButton
        svg={svg}
        label={label}
        click={() => {
          open.value = !open.value
        }}
      />
      {open.value && (
        <div class="menu-list" role="menu" aria-label={label}>
          {items.map((item) => (
            <button
              key={item.label}
              type="button"
              role="menuitem"
              tabIndex={-1}
              onClick={() => {
                close(true)
                item.act()
              }}
            >
              <Icon svg={item.icon} />
              {item.label}
            </button>
          ))}
        </div>
      )}
    </div>
  )
}
