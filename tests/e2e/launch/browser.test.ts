import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { afterEach, expect, test } from 'vitest'
import { inWorker, type Launched, launchWithExtension, servePages } from '../../support/extension.ts'

let browser: Launched | undefined

afterEach(async () => {
  await browser?.close()
  browser = undefined
})

test('closing ends the browser and removes its profile', async () => {
  browser = await launchWithExtension()
  const { profile, cdp } = browser
  expect(existsSync(profile)).toBe(true)
  await browser.close()
  expect(existsSync(profile)).toBe(false)
  await expect(cdp.send('Browser.getVersion')).rejects.toThrow('gone')
})

test('a build that is not there is named', async () => {
  await expect(launchWithExtension({ dist: 'no-such-build' })).rejects.toThrow('holds no build')
})

test('the extension speaks the language that was asked for', async () => {
  const texts = async (lang: string) => {
    const messages = await readFile(`public/_locales/${lang}/messages.json`, 'utf8')
    return JSON.parse(messages) as Record<string, { message: string }>
  }
  browser = await launchWithExtension({ lang: 'zh_CN' })
  expect(await inWorker(browser, 'chrome.i18n.getMessage("description")')).toBe(
    (await texts('zh_CN')).description?.message,
  )
  await browser.close()
  browser = await launchWithExtension()
  expect(await inWorker(browser, 'chrome.i18n.getMessage("description")')).toBe(
    (await texts('en')).description?.message,
  )
})

test('*.test is this machine and other names do not exist', async () => {
  const pages = await servePages({ '/': '<h1>Here</h1>' })
  try {
    browser = await launchWithExtension()
    const page = await browser.openPage(pages.url('any.name.test'))
    expect(await page.getByRole('heading').textContent()).toBe('Here')
    await expect(page.goto(pages.url('shop.example'))).rejects.toThrow('ERR_NAME_NOT_RESOLVED')
  } finally {
    await pages.close()
  }
})
