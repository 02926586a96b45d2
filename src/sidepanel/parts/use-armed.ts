import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'

/** Long enough that a click or key already on its way to something else cannot land on what just came up. */
export const armDelay = 600

/** False for `armDelay` after `id` came up, and again each time the panel comes back into sight. */
export function useArmed(id: string): boolean {
  const armed = useSignal(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const arm = () => {
      clearTimeout(timer)
      armed.value = false
      if (document.visibilityState === 'visible')
        timer = setTimeout(() => {
          armed.value = true
        }, armDelay)
    }
    arm()
    document.addEventListener('visibilitychange', arm)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', arm)
    }
  }, [id])
  return armed.value
}
