import { expect, type Page } from '@playwright/test'

/** What was copied last; that it was copied is said for a moment alone. */
export const expectCopied = async (page: Page, text: string | RegExp): Promise<void> => {
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toEqual(typeof text === 'string' ? text : expect.stringMatching(text))
}
