import type { Locale } from '#contract/shared/locale.ts'
import {
  addGuestTexts,
  addHotelParts,
  addLayoutTexts,
  addMapTexts,
  addSearchTexts,
  addSupportTexts,
  loadTexts,
  type PageTexts,
} from './loadTexts.ts'

let page: { locale: Locale; texts: PageTexts } | undefined

/** The page's first texts; call it once, at the start. */
export const openTexts = async (locale: Locale): Promise<PageTexts> => {
  page = { locale, texts: await loadTexts(locale) }
  return page.texts
}

/** Loads lazy code together with the texts it needs beyond the page's. */
const along =
  (add: (locale: Locale, texts: PageTexts) => Promise<void>) =>
  async <Code>(code: Promise<Code>): Promise<Code> => {
    const [come] = await Promise.all([code, page && add(page.locale, page.texts)])
    return come
  }

/** For parts opened from a layout. */
export const withLayoutTexts = along(addLayoutTexts)
/** For parts opened from the search form, or suggesting where else to look. */
export const withSearchTexts = along(addSearchTexts)
/** For parts of the account. */
export const withGuestTexts = along(addGuestTexts)
/** For parts of a hotel's page. */
export const withHotelTexts = along(addHotelParts)
/** For sending the screen to support. */
export const withSupportTexts = along(addSupportTexts)
/** For maps. */
export const withMapTexts = along(addMapTexts)
