import { askOffscreen } from '../../platform/offscreen.ts'
import type { Handlers } from '../../protocol/lane.ts'
import type { panelLane } from '../../protocol/panel.ts'

export const pictureHandlers: Pick<Handlers<typeof panelLane>, 'run.picture'> = {
  async 'run.picture'({ run }) {
    return askOffscreen('picture.get', { id: run })
  },
}
