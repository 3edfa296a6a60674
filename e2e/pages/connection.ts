import type { Page } from '@playwright/test'

/** It comes back, and the page hears of it. */
export const losesConnectionForAMoment = async (page: Page): Promise<void> => {
  await page.context().setOffline(true)
  await page.context().setOffline(false)
}
