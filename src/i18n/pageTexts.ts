import type { Locale } from '#contract/locale.ts'
import { completeTexts, loadTexts, type PageTexts } from './loadTexts.ts'

let page: { locale: Locale; texts: PageTexts } | undefined

/** The texts of this page, at its start. */
export const openTexts = async (locale: Locale): Promise<PageTexts> => {
  page = { locale, texts: await loadTexts(locale) }
  return page.texts
}

/** Code that comes later than its page, such as a dialog, and all texts with it: it needs more of them than the page did. */
export const withTexts = async <Code>(code: Promise<Code>): Promise<Code> => {
  const [come] = await Promise.all([code, page && completeTexts(page.locale, page.texts)])
  return come
}
