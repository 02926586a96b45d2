import { isPunycode, originOf } from '../text/origin.ts'
import { plain } from '../text/plain.ts'
import { t } from '../text/t.ts'

/** An origin as the network knows it, with a warning where its letters may be made to look like others. */
export function OriginLine({ origin }: { origin: string }) {
  return (
    <p class="origin">
      <bdi>{originOf(origin) || plain(origin)}</bdi>
      {isPunycode(origin) && <span class="caution">{t('punycode')}</span>}
    </p>
  )
}
