// The page as a text to read, apart from the rest of the reader because of its libraries.
import { articleLane } from '../protocol/content.ts'
import { bring } from './bring.ts'
import { inPass } from './dom/pass.ts'
import { readPage } from './reader/read-page.ts'

bring('article', articleLane, ({ refs }) => ({
  answers: {
    'frame.read': async ({ ref, what }) =>
      inPass(() => {
        const found = ref === undefined ? null : refs.find(ref)
        if (found && found.state !== 'live')
          return { text: '', origin: '', by: 'part' as const, cut: false, lost: true }
        return { ...readPage(document, what, found?.element ?? null), lost: false }
      }),
  },
}))
