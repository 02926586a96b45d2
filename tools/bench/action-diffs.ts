import type { Locator, Page } from 'playwright'
import { type Ours, view } from './stage.ts'
import { tokensIn } from './token-count.ts'

/** What one action changed, in tokens. */
export type ActionDiff = { action: string; tokens: number; text: string }

type Kind = { action: string; selector: string; does(target: Locator): Promise<unknown> }

const soon = { timeout: 1500 }
const click = (target: Locator) => target.click(soon)

/** Actions that most pages allow; each is done on the first thing in view that it fits. */
const kinds: Kind[] = [
  {
    action: 'fill',
    selector: 'input:not([type]), input[type=text], input[type=search], input[type=email], textarea',
    does: (target) => target.fill('lamp', soon),
  },
  { action: 'tick', selector: 'input[type=checkbox], input[type=radio], [role=checkbox], [role=switch]', does: click },
  {
    action: 'open',
    selector: '[aria-haspopup]:not([aria-haspopup=false]), [aria-expanded=false], summary, [role=combobox]',
    does: click,
  },
  { action: 'tab', selector: '[role=tab]:not([aria-selected=true])', does: click },
  { action: 'click', selector: 'button:not([aria-expanded]), [role=button], [onclick]', does: click },
]

async function firstInView(page: Page, selector: string): Promise<Locator | null> {
  const all = page.locator(selector)
  for (let i = 0; i < Math.min(12, await all.count()); i++) {
    const one = all.nth(i)
    if ((await one.isVisible()) && (await one.isEnabled().catch(() => false))) return one
  }
  return null
}

/** As the model gets it. */
function textOf({ added, removed, changed }: { added: string[]; removed: string[]; changed: string[] }): string {
  const marked = (sign: string, lines: string[]) => lines.map((line) => `${sign} ${line}`)
  return [...marked('+', added), ...marked('-', removed), ...marked('~', changed)].join('\n')
}

/** Does each kind of action once, as far as the page has a place for it, and counts the diff after it. */
export async function measureDiffs(page: Page, ours: Ours): Promise<ActionDiff[]> {
  const done: ActionDiff[] = []
  await ours.snapshot(view)
  for (const { action, selector, does } of kinds) {
    const target = await firstInView(page, selector)
    const url = page.url()
    // What is covered, or moves away, takes no click: that is no action then.
    const isDone = target !== null && (await does(target).then(Boolean.bind(null, true), () => false))
    if (page.url().split('#')[0] !== url.split('#')[0]) break
    if (!isDone) continue
    await page.waitForTimeout(400)
    const { value } = await ours.snapshot(view)
    const text = value.diff ? textOf(value.diff) : ''
    done.push({ action, tokens: tokensIn(text), text })
  }
  return done
}
