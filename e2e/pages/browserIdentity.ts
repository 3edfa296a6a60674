import type { Page } from '@playwright/test'
import { someAddress } from './addresses.ts'

/** Whoever comes next to this browser finds nothing of the one before, and comes from another household. */
export const resetBrowserIdentity = async (page: Page): Promise<void> => {
  const context = page.context()
  // A provider's window may still be on its way out.
  for (const window of context.pages().filter((other) => other !== page)) await window.close()
  await context.setExtraHTTPHeaders({ 'X-Forwarded-For': someAddress() })
  // Any answer of ours has our storage; this one is no page, and nothing runs in it that writes again.
  await page.goto('/robots.txt')
  await context.clearCookies()
  await page.evaluate(async () => {
    localStorage.clear()
    sessionStorage.clear()
    for (const { name } of await indexedDB.databases()) if (name !== undefined) indexedDB.deleteDatabase(name)
  })
}
