import { randomInt } from 'node:crypto'
import { test as base } from '@playwright/test'

export { expect } from '@playwright/test'

/** Each journey comes from a household of its own, as the proxy before the server saw it: limits count per address. */
export const test = base.extend({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs: nothing
  extraHTTPHeaders: async ({}, use) => use({ 'X-Forwarded-For': someAddress() }),
})

/** Of the addresses that are set aside for private networks, 10.0.0.0/8. */
const someAddress = (): string => ['10', ...Array.from({ length: 3 }, () => randomInt(1, 255))].join('.')
