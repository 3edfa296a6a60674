import type { Locale } from '#contract/locale.ts'
import { addGuestTexts, addHotelParts, completeTexts, loadTexts, type PageTexts } from './loadTexts.ts'

let page: { locale: Locale; texts: PageTexts } | undefined

/** The texts of this page, at its start. */
export const openTexts = async (locale: Locale): Promise<PageTexts> => {
  page = { locale, texts: await loadTexts(locale) }
  return page.texts
}

/** Code that comes later than its page, such as a dialog, and texts with it: it needs more of them than the page did. */
export const withTexts = async <Code>(code: Promise<Code>): Promise<Code> => {
  const [come] = await Promise.all([code, page && completeTexts(page.locale, page.texts)])
  return come
}

/** The same for what shows the guest's account, with its texts. */
export const withGuestTexts = async <Code>(code: Promise<Code>): Promise<Code> => {
  const [come] = await Promise.all([code, page && addGuestTexts(page.locale, page.texts)])
  return come
}

/** The same for a part of a hotel's page, with the texts of those parts. */
export const withHotelTexts = async <Code>(code: Promise<Code>): Promise<Code> => {
  const [come] = await Promise.all([withTexts(code), page && addHotelParts(page.locale, page.texts)])
  return come
}
