import type { Outline, OutlinePart } from '../../../protocol/outline.ts'
import type { SeenCopy } from '../seen-copy.ts'
import { formsIn } from './forms.ts'
import { linksIn } from './links.ts'
import { headingsIn, listsIn, mediaIn, tablesIn } from './parts.ts'

export type Outlining = {
  copy: SeenCopy
  /** Ref of an element of the page; empty where the numbers ran out. */
  ref(live: Element): string
}

export type Extractors = { [P in OutlinePart]: (outlining: Outlining) => Outline[P] }

const extractors: Extractors = {
  headings: headingsIn,
  forms: formsIn,
  links: linksIn,
  tables: tablesIn,
  lists: listsIn,
  media: mediaIn,
}

/** What is on the page, kind by kind. Each kind fails for itself: a page may be made to break one of them. */
export function outlineOf(outlining: Outlining, each: Extractors = extractors): Outline {
  const out: Outline = { failed: [] }
  for (const part of Object.keys(each) as OutlinePart[]) {
    try {
      Object.assign(out, { [part]: each[part](outlining) })
    } catch (error) {
      out.failed.push({ part, error: String(error).slice(0, 300) })
    }
  }
  return out
}
