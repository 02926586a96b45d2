import type { Clock } from '../../agent/ports.ts'

export const clock: Clock = {
  now: () => Date.now(),
  sleep: (ms, signal) =>
    new Promise((resolve, reject) => {
      if (signal.aborted) return reject(signal.reason)
      const timer = setTimeout(done, ms)
      signal.addEventListener('abort', abort)
      function done() {
        signal.removeEventListener('abort', abort)
        resolve()
      }
      function abort() {
        clearTimeout(timer)
        reject(signal.reason)
      }
    }),
  id: () => crypto.randomUUID().slice(0, 8),
  random: Math.random,
}
