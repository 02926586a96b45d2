import { attr, matches, token } from '../../dom/native.ts'
import { textOf } from '../grid.ts'
import type { SeenCopy } from '../seen-copy.ts'

/** What the way to the next page is called, or to more of the same list. */
const next =
  /^(go to )?(the )?(next( page)?|older( posts| entries)?|more results|siguiente|suivante?|weiter|nächste( seite)?|avanti|volgende|pr[óo]xim[ao]|далее|下一页|下页|次へ|次のページ)$/i
const more = /^(load|show|view|see) (\d+ )?more( \w+){0,2}$|^mehr (laden|anzeigen)$|^加载更多$|^查看更多$|^voir plus$/i
const arrow = /^[›»→❯>]{1,2}$/

const paging = '[class*=pag i], [aria-label*=pag i], nav, [role=navigation]'
/** A carousel or a calendar has a next too. */
const other = /slide|image|photo|picture|month|year|week|day|story|track|song/i

const isOff = (live: Element) =>
  matches(live, ':disabled') ||
  token(live, 'aria-disabled') === 'true' ||
  /(^|[\s_-])disabled\b/.test(attr(live, 'class') ?? '')

function score(el: Element, table: Element | null): number {
  const label = (el.getAttribute('aria-label') ?? '').trim()
  const text = textOf(el)
  const name = label || text || (el.querySelector('img')?.getAttribute('alt') ?? '') || (el.getAttribute('title') ?? '')
  if (name.length > 60 || other.test(`${label} ${el.getAttribute('title') ?? ''}`)) return 0
  const bare = name.replace(/[\s›»→❯>.…]+$/g, '').trim()
  const inPaging = el.closest(paging) !== null
  const by =
    el.getAttribute('rel') === 'next'
      ? 10
      : next.test(bare) || next.test(text.replace(/[\s›»→❯>.…]+$/g, '').trim())
        ? 8
        : inPaging && /\bnext\b/i.test(label)
          ? 7
          : more.test(bare)
            ? 5
            : inPaging && arrow.test(text)
              ? 4
              : 0
  if (by === 0) return 0
  const isAfter = table !== null && (table.compareDocumentPosition(el) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
  return by + (inPaging ? 2 : 0) + (isAfter ? 1 : 0)
}

/** Pages by number: the one after the current one. */
function byNumber(body: Element): Element | null {
  for (const current of body.querySelectorAll('[class*=current i], [class*=active i], [class*=selected i]')) {
    const number = Number(textOf(current))
    if (!Number.isInteger(number) || !current.closest(paging)) continue
    // an entry may be called `page-item` itself
    const around = current.closest('ul, ol, nav') ?? current.parentElement?.closest('[class*=pag i]') ?? body
    const after = [...around.querySelectorAll('a, [data-tag=button]')].find((el) => Number(textOf(el)) === number + 1)
    if (after) return after
  }
  return null
}

/** The page's element that leads to more rows of a table, or null. */
export function nextOf({ body, sourceOf }: SeenCopy, table: Element | null): Element | null {
  const rated = [...body.querySelectorAll('a, [data-tag=button], [role=button], [role=link]')]
    .map((el) => ({ el, live: sourceOf.get(el), rate: score(el, table) }))
    .filter(({ live, rate }) => rate > 0 && live && !isOff(live))
    .toSorted((a, b) => b.rate - a.rate)
  const found = rated[0]?.el ?? byNumber(body)
  return (found && sourceOf.get(found)) ?? null
}
