// What is read out of a page beyond its snapshot.
import { readerLane } from '../protocol/content.ts'
import { bring } from './bring.ts'
import { inPass } from './dom/pass.ts'
import { findLines, hasText } from './reader/find.ts'
import { rememberAll } from './snapshot/remember.ts'

bring('reader', readerLane, ({ refs, snapshotter }) => ({
  answers: {
    'frame.find': async ({ query, limit, grant }) =>
      inPass(() => {
        if (grant) refs.grant(grant)
        const items = snapshotter.items()
        const found = findLines(items, query, limit, refs)
        rememberAll(items, refs)
        return { ...found, lastRef: refs.last }
      }),
    'frame.has': async ({ text }) => inPass(() => ({ found: hasText(snapshotter.items(), text) })),
  },
}))
