import type { Page } from '@playwright/test'
import { someAddress } from './addresses.ts'

/** Removes all traces of the previous guest from the browser, and gives it another client address. */
export const resetBrowserIdentity = async (page: Page): Promise<void> => {
  const context = page.context()
  // A provider's window may still be closing.
  for (const window of context.pages().filter((other) => other !== page)) await window.close()
  await context.setExtraHTTPHeaders({ 'X-Forwarded-For': someAddress() })
  // Any response of our origin gives access to its storage. This one is not a page: no script runs that could write again.
  await page.goto('/robots.txt')
  await context.clearCookies()
  await page.evaluate(async () => {
    localStorage.clear()
    sessionStorage.clear()
    for (const { name } of await indexedDB.databases()) if (name !== undefined) indexedDB.deleteDatabase(name)
  })
}
