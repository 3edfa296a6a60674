import { test as base } from '@playwright/test'
import { someAddress } from './pages/addresses.ts'

export { expect } from '@playwright/test'

/** Each journey has its own client address, as reported by the proxy in front of the server: rate limits count per address. */
export const test = base.extend({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs: nothing
  extraHTTPHeaders: async ({}, use) => use({ 'X-Forwarded-For': someAddress() }),
})
