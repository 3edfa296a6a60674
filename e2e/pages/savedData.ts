import type { Page } from '@playwright/test'

/** A guest whose browser saves data: nothing is loaded ahead of need. */
export const saveData = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
}
