import { expect, type Page } from '@playwright/test'

/**
 * Translates every page as browsers do: each text node gives way to two nested elements, at once and whenever new text appears.
 * The wording stays, so that page models still find it.
 */
export const translatePages = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- the page gets the source of this callback, and nothing outside
    const translate = (): void => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const found: Text[] = []
      while (texts.nextNode()) if (texts.currentNode instanceof Text) found.push(texts.currentNode)
      for (const text of found) {
        const place = text.parentElement
        if (text.data.trim() === '' || place === null || place.closest('font, script, style, noscript, option, svg'))
          continue
        const translation = document.createElement('font')
        translation.append(document.createElement('font'))
        translation.firstElementChild?.append(text.data)
        text.replaceWith(translation)
      }
    }
    document.addEventListener('DOMContentLoaded', () => {
      translate()
      new MutationObserver(translate).observe(document.body, { childList: true, subtree: true, characterData: true })
    })
  })
}

export const expectTranslated = (page: Page): Promise<void> =>
  expect.poll(() => page.locator('main font > font').count()).toBeGreaterThan(0)
