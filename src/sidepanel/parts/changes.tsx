import type { Diff } from '../../protocol/page.ts'
import { plain } from '../text/plain.ts'
import { t } from '../text/t.ts'

const kinds = [
  ['removed', '-'],
  ['added', '+'],
  ['changed', '~'],
] as const

/** More lines than this are counted, not shown. */
const most = 40

/** What a step changed in the page, as lines with +, - and ~. */
export function Changes({ diff }: { diff: Diff }) {
  const lines = kinds.flatMap(([kind, sign]) => diff[kind].map((text) => ({ kind, sign, text })))
  if (lines.length === 0) return null
  return (
    <section class="changes" aria-label={t('changes')}>
      {lines.slice(0, most).map(({ kind, sign, text }, at) => (
        <div key={`${at}${sign}${text}`} class={kind}>
          <span>{sign} </span>
          {plain(text)}
        </div>
      ))}
      {lines.length > most && <div>{t('moreLines', lines.length - most)}</div>}
    </section>
  )
}
