import { mayWorkOn, webOrigin } from '../../platform/sites.ts'
import { allOpen } from '../runs/registry.ts'
import { askFrame } from './frames.ts'
import { isGone } from './gone.ts'

/** Takes our script out of every document whose site is not shared any more; an injected one would go on answering. */
export async function withdraw(): Promise<void> {
  const frames = (await allOpen()).flatMap((run) => run.state().frames)
  await Promise.all(
    frames.map(async (record) => {
      const { tabId, url } = record
      const origin = webOrigin(url)
      if (origin !== null && (await mayWorkOn(origin, tabId))) return
      await askFrame(record)('frame.detach', {}).catch((error: unknown) => {
        if (!isGone(error)) throw error
      })
    }),
  )
}
