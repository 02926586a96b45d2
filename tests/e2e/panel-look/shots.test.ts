import { mkdir } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { launchPanel, type Panel } from './panel.ts'
import { scenes } from './scenes.ts'

// Pictures for a person to look at, only when asked for: SHOTS=/tmp/shots npx vitest run tests/e2e/panel-look/shots
const out = process.env.SHOTS ?? ''
const lang = process.env.SHOTS_LANG ?? 'en'
const width = Number(process.env.SHOTS_WIDTH ?? 400)
const scheme = process.env.SHOTS_SCHEME === 'dark' ? 'dark' : 'light'

describe.runIf(out !== '')('pictures of the panel', () => {
  let panel: Panel
  beforeAll(async () => {
    await mkdir(out, { recursive: true })
    panel = await launchPanel(lang)
  }, 60_000)
  afterAll(() => panel.close())

  test.each(Object.entries(scenes))('%s', async (name, { setup, act }) => {
    const page = await panel.open(setup, { width, height: 640 })
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
    await act?.(page)
    await page.screenshot({ path: `${out}/${name}.png` })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    await page.close()
  })
})
