import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Lab, openLab } from './support/lab.ts'

type World = { reader: typeof import('./support/api.ts') }

let lab: Lab
beforeAll(async () => {
  lab = await openLab()
})
afterAll(() => lab.close())

const rows = (n: number) =>
  Array.from({ length: n }, (_, index) => `<p style="height:80px;margin:0">Row ${index}</p>`).join('')

const box = `<div id=box style="height:300px;overflow:auto">${rows(40)}</div>${rows(40)}`

it('goes through a box to its end and puts box and page back to the pixel', async () => {
  const page = await lab.open(box)
  const seen = await page.evaluate(async () => {
    const { scrolling } = (globalThis as unknown as World).reader
    const at = document.getElementById('box') as HTMLElement
    at.scrollTop = 123
    scrollTo(0, 77)
    const steps: string[] = []
    while (steps.at(-1) !== 'end') steps.push(await scrolling.step(at.querySelector('p')))
    const through = at.scrollTop
    const restored = await scrolling.restore()
    return { steps, through, restored, box: at.scrollTop, page: scrollY }
  })
  expect(seen.steps.length).toBeGreaterThan(5)
  expect(seen).toMatchObject({ through: 40 * 80 - 300, restored: 'restored', box: 123, page: 77 })
  await page.close()
})

it('what came in above does not move what the eye was on', async () => {
  const page = await lab.open(`<div id=top></div>${rows(60)}`)
  const [before, after] = await page.evaluate(async () => {
    const { scrolling } = (globalThis as unknown as World).reader
    scrollTo(0, 1600)
    const seen = document.querySelectorAll('p')[20] as HTMLElement
    const from = seen.getBoundingClientRect().top
    await scrolling.step(null)
    const top = document.getElementById('top') as HTMLElement
    top.style.height = '500px'
    await scrolling.restore()
    return [from, seen.getBoundingClientRect().top]
  })
  expect(after).toBe(before)
  await page.close()
})

it('stops for the human and leaves the page where the human has it', async () => {
  const page = await lab.open(rows(200))
  await page.evaluate(async () => (globalThis as unknown as World).reader.scrolling.step(null))
  await page.mouse.move(300, 300)
  await page.mouse.wheel(0, 240)
  await expect.poll(() => page.evaluate(() => (globalThis as unknown as World).reader.guard.held)).toBe(true)
  const before = await page.evaluate(() => scrollY)
  const seen = await page.evaluate(async () => {
    const { scrolling } = (globalThis as unknown as World).reader
    return [await scrolling.step(null), await scrolling.restore()]
  })
  expect(seen).toEqual(['held', 'held'])
  expect(await page.evaluate(() => scrollY)).toBeGreaterThanOrEqual(before)
  await page.close()
})

it('says that nothing scrolls', async () => {
  const page = await lab.open('<p>Hello</p>')
  expect(await page.evaluate(() => (globalThis as unknown as World).reader.scrolling.step(null))).toBe('still')
  await page.close()
})
