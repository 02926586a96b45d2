import type { Page } from 'playwright'

/** `setup` runs in the service worker, whose globals it may name; `act` brings the panel to what is to be seen. */
export type Scene = { setup: () => void; act?: (page: Page) => Promise<void> }

/** Opens a view by its place in the menu. */
export const menu = (item: number) => async (page: Page) => {
  await page.locator('.menu > button').click()
  await page.locator('[role=menuitem]').nth(item).click()
}
