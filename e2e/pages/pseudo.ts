import { en } from '#locales/en.ts'
import { pages } from '#locales/en/pages.ts'
import { pseudoTexts, type PseudoLanguage } from '#locales/kit/pseudo.ts'
import { expect, type Locator, type Page } from '@playwright/test'
import { createGuest, type Guest } from './guest.ts'

/** A guest whose pages are in a pseudo-language: `en-XA` from left to right, `en-XB` from right to left. */
export const pseudoGuestOf = async (page: Page, language: PseudoLanguage): Promise<Guest> => {
  const texts = pseudoTexts(en, language)
  await page.addInitScript(
    (all) => {
      Object.assign(globalThis, JSON.parse(all))
      // Prerendered content is in English. Without it, the application renders the page itself.
      document.addEventListener('DOMContentLoaded', () => document.getElementById('root')?.replaceChildren())
    },
    JSON.stringify({ pseudoTexts: texts, pseudoPages: pseudoTexts(pages, language) }),
  )
  return createGuest(page, language === 'en-XA' ? 'en' : 'he', texts)
}

/**
 * Words that are the same in every language, e.g. the name of a language in itself. An e-mail address may break before its "@".
 * With `en-XB`, hotels and places have Hebrew names.
 */
const NAMES =
  /\bStayless\b|\bUSD\b|\b(Instagram|Facebook|LinkedIn|Google Play|App Store|Google|Apple Pay|VISA|CVV|English)\b|\S*@stayless\.example|^(support|nyc-\d+)$/g

/** No word is in plain English: it would be hard-coded, or part of a text assembled from pieces. */
export const expectTranslated = async (place: Locator): Promise<void> => {
  const texts = await place.evaluate((element) => {
    const strings: string[] = []
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (!node.parentElement?.closest('script, style, noscript, template')) strings.push(node.textContent ?? '')
    for (const attribute of ['aria-label', 'aria-description', 'title', 'placeholder', 'alt'])
      for (const named of element.querySelectorAll(`[${attribute}]`)) strings.push(named.getAttribute(attribute) ?? '')
    return strings
  })
  expect(texts.length).toBeGreaterThan(20)
  const plain = texts.filter((text) => /[A-Za-z]{2,}/.test(text.replaceAll(NAMES, '')))
  expect([...new Set(plain)]).toEqual([])
}
