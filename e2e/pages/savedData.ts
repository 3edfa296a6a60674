import type { Page } from '@playwright/test'

/** A guest whose browser saves data: nothing is loaded ahead of need. */
export const saveData = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
}

/** The browser has no cache: each document asks for all of its scripts. */
export const keepNothing = async (page: Page): Promise<void> => {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Network.enable')
  await browser.send('Network.setCacheDisabled', { cacheDisabled: true })
}
