/** How much is wanted; zero and null where nothing was said. */
export type Wanted = { pages: number; until: number | string | null; limit: number }

/** As many as the action takes at all. */
const mostPages = 100
export const mostRows = 10_000

const things =
  '(?:rows?|results?|items?|entries|entry|products?|records?|lines?|cards?|hits?|posts?|articles?|offers?|of them|条(?:记录|结果|数据)?|行(?:数据)?|个(?:结果|商品|产品)?|项)'
const count = '(?<n>\\d[\\d,]*)'
const tail = (text: string): RegExp => new RegExp(`(?:^|[\\s,，、]+)(?:(?:and|but)\\s+)?${text}$`, 'iu')

type Given = Record<string, string | undefined>
const number = ({ n = '' }: Given): number => Number(n.replaceAll(',', ''))

/** What may stand behind the columns and the table, and what it asks for. */
const tails: [RegExp, (found: Given) => Partial<Wanted>][] = [
  [
    tail('(?:as|into|to|in)\\s+(?:an?\\s+|the\\s+)?(?:csv|json|excel|spreadsheet)(?:\\s+(?:file|format|table))?'),
    () => ({}),
  ],
  [tail('(?:as|into)\\s+(?:an?|one)\\s+table'), () => ({})],
  [/[\s,，]*(?:并)?(?:保存|存|导出|输出)?(?:为|成)\s*(?:csv|json|excel|表格)(?:文件|格式)?$/i, () => ({})],
  [
    tail(`(?:over|across|through|from|on|in|of|for)\\s+(?:the\\s+)?(?:first\\s+|next\\s+|up to\\s+)?${count}\\s+pages`),
    (found) => ({ pages: number(found) }),
  ],
  [
    tail('(?:over|across|through|from|on|in|of|for)\\s+(?:all|every|each)(?:\\s+of)?(?:\\s+the)?\\s+pages?'),
    () => ({ pages: mostPages }),
  ],
  [/[\s,，]*(?:跨|共|前|翻)\s*(?<n>\d+)\s*页$/, (found) => ({ pages: number(found) })],
  [/[\s,，]*(?:所有|全部)页面?$/, () => ({ pages: mostPages })],
  [
    tail(
      `(?:at most|no more than|(?:a )?max(?:imum)?(?: of)?|limit(?:ed)?(?: to| of)?|up to|only)\\s+${count}(?:\\s+${things})?`,
    ),
    (found) => ({ limit: number(found) }),
  ],
  [/[\s,，]*(?:最多|不超过|限)\s*(?<n>\d+)\s*(?:条|行|个|项)\p{L}{0,2}$/u, (found) => ({ limit: number(found) })],
  [
    tail(
      `(?:until|till|stop(?:ping)? (?:after|at))\\s+(?:there are |you have |you reach |i have |we have )?${count}(?:\\s+${things})?(?: are (?:there|taken|loaded))?`,
    ),
    (found) => ({ until: number(found) }),
  ],
  [/[\s,，]*(?:直到|到)\s*(?:有)?\s*(?<n>\d+)\s*(?:条|行|个|项)\p{L}{0,2}$/u, (found) => ({ until: number(found) })],
  [
    tail(
      '(?:(?:until|till|to)\\s+(?:the (?:very )?(?:end|bottom)(?: of (?:it|the list|the page))?|it ends|the list ends|there (?:are|is) no(?:thing)? more)|(?:by )?scrolling(?: down| to the end)*)',
    ),
    () => ({ until: mostRows, limit: mostRows }),
  ],
  [
    tail(
      '(?:until|till)\\s+(?:you (?:see|find|reach)\\s+|it says\\s+)?(?<text>.+?)(?:\\s+(?:appears|comes up|is (?:shown|there|reached|visible)))?',
    ),
    ({ text = '' }) => ({ until: text }),
  ],
  [/[\s,，]*直到(?:看到|出现)?\s*(?<text>.+?)(?:出现)?$/, ({ text = '' }) => ({ until: text })],
]

/** In Chinese it may stand in front. */
const heads: [RegExp, (found: Given) => Partial<Wanted>][] = [
  [/^前\s*(?<n>\d+)\s*页(?:中|里|上)?的/, (found) => ({ pages: number(found) })],
  [/^(?:所有|全部)页(?:面)?(?:中|里|上)?的/, () => ({ pages: mostPages })],
  [
    /^前\s*(?<n>\d+)\s*(?:条|行|个|项)(?:搜索结果|结果|商品|产品|记录|数据)?(?:中|里)?的?/,
    (found) => ({ limit: number(found) }),
  ],
]

const allowed = ({ pages, until, limit }: Wanted): boolean =>
  pages <= mostPages && limit <= mostRows && (typeof until !== 'number' || until <= mostRows)

/** Cuts off how much is wanted; null where it is more than can be taken. `until` is masked text. */
export const cutTails = (text: string): { rest: string; wanted: Wanted } | null => {
  let rest = text.trim()
  let wanted: Wanted = { pages: 0, until: null, limit: 0 }
  for (let again = true; again; ) {
    again = false
    for (const [form, meaning] of tails) {
      const found = form.exec(rest)
      if (!found || found.index === 0) continue
      wanted = { ...wanted, ...meaning(found.groups ?? {}) }
      rest = rest.slice(0, found.index).trim()
      again = true
      break
    }
  }
  for (const [form, meaning] of heads) {
    const found = form.exec(rest)
    if (!found) continue
    wanted = { ...wanted, ...meaning(found.groups ?? {}) }
    rest = rest.slice(found[0].length).trim()
  }
  return allowed(wanted) ? { rest, wanted } : null
}
