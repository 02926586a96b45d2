import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Pages, serve } from '../../../tools/bench/pages.ts'
import { ask, grantSite, type Launched, launchWithExtension, openTab, triggerAction } from '../../support/extension.ts'
import { pages } from './pages/index.ts'
import { inWorld, openScene } from './support/world.ts'

/** Pages whose listeners outline what was clicked; those that do not are left out by selector. */
const silent = new Set(['#month td:not(:empty)'])
const names = ['spans', 'boxes', 'icons'] as const

let browser: Launched
let server: Pages

beforeAll(async () => {
  server = await serve(new Map(names.map((name) => [`/${name}.html`, pages[name]?.html ?? ''])), null)
  browser = await launchWithExtension()
  await triggerAction(browser, await openTab(browser, 'about:blank'))
  await grantSite(browser, '*')
})
afterAll(async () => {
  await browser?.close()
  await server?.close()
})

type Near = { what: string; outline: string }[]

describe('a click on what is offered as likely reaches the listener of what is labelled', () => {
  it.each(names)('%s', async (name) => {
    const scene = await openScene(browser, server.url(`/${name}.html`))
    const selectors = (pages[name]?.truth ?? []).map(({ selector }) => selector).filter((one) => !silent.has(one))
    const near = (ref: string) =>
      inWorld(scene, `recall.labelledAt('${ref}', ${JSON.stringify(selectors)})`) as Promise<Near>
    const refs = (await inWorld(scene, `recall.likely(${JSON.stringify(scene.lines)})`)) as string[]
    const missed: string[] = []
    let clicked = 0
    for (const ref of refs) {
      const before = await near(ref)
      if (before.length === 0) continue
      expect(before.map(({ outline }) => outline)).not.toContain('solid')
      const command = { do: 'click' as const, ref }
      const { outcome, detail } = await ask(browser, scene.page, 'frame.act', {
        id: `c${clicked++}`,
        command,
        expect: {},
      })
      const after = await near(ref)
      if (outcome !== 'done' || !after.some(({ outline }) => outline === 'solid'))
        missed.push(`${ref} ${before[0]?.what}: ${outcome} ${detail ?? ''}`)
    }
    await scene.close()
    expect(clicked).toBeGreaterThan(3)
    expect(missed).toEqual([])
  })
})
