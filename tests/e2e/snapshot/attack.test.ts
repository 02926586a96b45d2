import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ways } from './attack-ways.ts'
import { type Lab, openLab } from './support/browser.ts'
import { find, has, linesOf } from './support/look.ts'

let lab: Lab
beforeAll(async () => {
  lab = await openLab()
})
afterAll(() => lab.close())

const token = (kind: number, way: number) => `zq${String.fromCharCode(97 + kind)}${String(way).padStart(2, '0')}zq`

describe('text that nobody sees', () => {
  it.each(Object.keys(ways).map((kind, k) => [kind, k] as const))('%s', async (kind, k) => {
    const parts = (ways[kind] ?? []).map((html, w) => html.replaceAll('TOKEN', token(k, w)))
    const page = await lab.open(
      `<!doctype html><body style="background:#fff">${parts.map((html) => `<section>${html}</section>`).join('')}<p>Seen</p>`,
    )
    const lines = await linesOf(page)
    expect(lines).toContain('Seen')
    const leaked = (ways[kind] ?? []).filter((_, w) => lines.includes(token(k, w)))
    expect(leaked).toEqual([])
    expect((await find(page, '/zq[a-z]\\d\\dzq/')).total).toBe(0)
    expect(await has(page, token(k, 0))).toBe(false)
    await page.close()
  })
})
