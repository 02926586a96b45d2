import { inPass } from '../../src/content/dom/pass.ts'
import { descriptionOf } from '../../src/content/snapshot/description.ts'
import { fullNameOf } from '../../src/content/snapshot/name.ts'
import { roleOf } from '../../src/content/snapshot/role.ts'
import type { Kind } from './sheet.ts'

export { findCases } from './cases.ts'

type World = {
  cases: Element[]
  __injectedScript: {
    utils: {
      getAriaRole(el: Element): string | null
      getElementAccessibleNameText(el: Element, includeHidden: boolean): string
      getElementAccessibleDescription(el: Element, includeHidden: boolean): { text: string }
    }
  }
}
type Ways = Record<Kind, (el: Element) => string>

const world = globalThis as unknown as World

const answer = (kinds: Kind[], ways: Ways) => world.cases.map((el, at) => ways[kinds[at] ?? 'name'](el))

/** Our words for what has no role in ARIA. */
const own = new Set(['audio', 'canvas', 'iframe', 'video'])

/** The functions of the content script. */
export const askOurs = (kinds: Kind[]): string[] =>
  inPass(() =>
    answer(kinds, {
      name: fullNameOf,
      role: (el) => (own.has(roleOf(el)) ? '' : roleOf(el)),
      description: descriptionOf,
    }),
  )

/** Playwright's, once its script is in this world. */
export function askPlaywright(kinds: Kind[]): string[] {
  const { utils } = world.__injectedScript
  return answer(kinds, {
    name: (el) => utils.getElementAccessibleNameText(el, false),
    role: (el) => utils.getAriaRole(el) ?? '',
    description: (el) => utils.getElementAccessibleDescription(el, false).text,
  })
}
