import { expect, type Page } from '@playwright/test'

/** Reads the clipboard itself: the notice "copied" is shown only for a moment. */
export const expectCopied = async (page: Page, text: string | RegExp): Promise<void> => {
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toEqual(typeof text === 'string' ? text : expect.stringMatching(text))
}
