import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'

/** ms since 1970, anew each second while `running`. */
export function useNow(running: boolean): number {
  const now = useSignal(Date.now())
  useEffect(() => {
    if (!running) return
    now.value = Date.now()
    const timer = setInterval(() => {
      now.value = Date.now()
    }, 1000)
    return () => clearInterval(timer)
  }, [running])
  return now.value
}
