import type { Page } from '@playwright/test'

/** Turns on the browser's data saver: the page loads nothing ahead of need. */
export const saveData = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
}

/** Disables the browser's cache: each document requests all of its scripts. */
export const keepNothing = async (page: Page): Promise<void> => {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Network.enable')
  await browser.send('Network.setCacheDisabled', { cacheDisabled: true })
}
