// Listeners must be registered at once, or a revived worker misses the event that revived it.
import { closeStorageToPages } from '../platform/settings.ts'
import { registerListeners } from './listeners.ts'
import { refreshOriginRules } from './panel/model-handlers.ts'
import { log } from './runs/log.ts'
import { resumeRuns } from './runs/registry.ts'

const bug = (where: string) => (error: unknown) => log.bug(where, error)

// First of all: content scripts could read the keys otherwise. What reads storage waits for it.
const closed = closeStorageToPages()
registerListeners(closed)
closed.then(() => Promise.all([resumeRuns(), refreshOriginRules()])).catch(bug('start'))
