import type { Locale } from '#contract/shared/locale.ts'
import {
  addGuestTexts,
  addHotelParts,
  addLayoutTexts,
  addMapTexts,
  addSearchTexts,
  loadTexts,
  type PageTexts,
} from './loadTexts.ts'

let page: { locale: Locale; texts: PageTexts } | undefined

/** The texts of this page, at its start. */
export const openTexts = async (locale: Locale): Promise<PageTexts> => {
  page = { locale, texts: await loadTexts(locale) }
  return page.texts
}

/** Code that comes later than its page, and texts with it: it needs more of them than the page did. */
const along =
  (add: (locale: Locale, texts: PageTexts) => Promise<void>) =>
  async <Code>(code: Promise<Code>): Promise<Code> => {
    const [come] = await Promise.all([code, page && add(page.locale, page.texts)])
    return come
  }

/** For what opens from a layout. */
export const withLayoutTexts = along(addLayoutTexts)
/** For what opens from the search form, or says where else to look. */
export const withSearchTexts = along(addSearchTexts)
/** For what shows the guest's account. */
export const withGuestTexts = along(addGuestTexts)
/** For a part of a hotel's page. */
export const withHotelTexts = along(addHotelParts)
/** For a map. */
export const withMapTexts = along(addMapTexts)
