import { signal } from '@preact/signals'

/** What the panel shows. `main` is the start or the window's run; `past` a run of the history. */
export type View =
  | { at: 'main' }
  | { at: 'models'; adding: boolean }
  | { at: 'sites' }
  | { at: 'notes' }
  | { at: 'history' }
  | { at: 'past'; run: string }

export const view = signal<View>({ at: 'main' })

export const go = (to: View) => {
  view.value = to
}
