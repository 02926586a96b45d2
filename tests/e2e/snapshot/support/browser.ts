import { openLabFor } from '../../../support/lab.ts'

export type { Lab } from '../../../support/lab.ts'

/** The snapshot modules as `snap` in the page's main world. */
export const openLab = () => openLabFor(new URL('./api.ts', import.meta.url), 'snap')
