import type { Page } from '@playwright/test'

/** Goes offline and back online; the page gets both events. */
export const losesConnectionForAMoment = async (page: Page): Promise<void> => {
  await page.context().setOffline(true)
  await page.context().setOffline(false)
}
