import 'temporal-polyfill/global'
import { test as base, type BrowserContext, type Page } from '@playwright/test'
import { someAddress } from './pages/addresses.ts'

export { expect } from '@playwright/test'

interface Phones {
  /** Opens the browser of somebody else, on a phone; nothing is shared with `page`. */
  otherPhone: () => Promise<Page>
}

/** Each journey has its own client address, as reported by the proxy in front of the server: rate limits count per address. */
export const test = base.extend<Phones>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs: nothing
  extraHTTPHeaders: async ({}, use) => use({ 'X-Forwarded-For': someAddress() }),
  otherPhone: async ({ browser, extraHTTPHeaders }, use) => {
    const opened: BrowserContext[] = []
    await use(async () => {
      const context = await browser.newContext({
        viewport: { width: 360, height: 740 },
        ...(extraHTTPHeaders ? { extraHTTPHeaders } : {}),
      })
      opened.push(context)
      return context.newPage()
    })
    await Promise.all(opened.map((context) => context.close()))
  },
})
