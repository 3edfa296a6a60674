import type { Locale } from '#contract/locale.ts'
import { completeTexts, loadTexts, type PageTexts } from '#src/i18n/loadTexts.ts'

let page: { locale: Locale; texts: PageTexts } | undefined

/** The texts of this page, at its start. */
export const openTexts = async (locale: Locale): Promise<PageTexts> => {
  page = { locale, texts: await loadTexts(locale) }
  return page.texts
}

/** For what comes later than its page, such as the dialogs of signing in: it may need more texts than the page did. */
export const completePageTexts = async (): Promise<void> => {
  if (page) await completeTexts(page.locale, page.texts)
}
