import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { launchPanel, type Panel } from './panel.ts'
import { scenes } from './scenes.ts'

declare const axe: { run: (root: Document, options: object) => Promise<AxeResults> }

let panel: Panel
let source: string
beforeAll(async () => {
  source = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
  panel = await launchPanel()
})
afterAll(() => panel.close())

describe.each(['light', 'dark'] as const)('axe finds nothing: %s', (colorScheme) => {
  test.each(Object.entries(scenes))('%s', async (_, { setup, act }) => {
    const page = await panel.open(setup, { width: 320, height: 640 })
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await act?.(page)
    // The panel's own policy forbids script tags; what the protocol evaluates is not bound by it.
    await page.evaluate(source)
    const { violations } = await page.evaluate(() =>
      axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] }),
    )
    const found = violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 120)).join(' | ')}`,
    )
    expect(found).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    await page.close()
  })
})
