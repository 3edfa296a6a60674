import type { Locale } from '#contract/shared/locale.ts'
import type { SomeTexts } from '#locales/kit/texts.ts'

/** A page's texts: the first ones immediately, the rest before a page that needs them is shown. */
export type PageTexts = SomeTexts

const loadFirst = (locale: Locale) => {
  if (locale === 'ar') return import('#locales/ar/first.ts')
  if (locale === 'he') return import('#locales/he/first.ts')
  return import('#locales/en/first.ts')
}

/** Further texts, each loaded with the code that uses it. */
const laterOf = async (locale: Locale) => (await loadFirst(locale)).later

declare global {
  /** All texts in a pseudo language. Set before the page starts, only by `npm run dev` and by journeys. */
  var pseudoTexts: PageTexts | undefined
}

/** The first texts; every document preloads its language's with the application. */
export const loadTexts = async (locale: Locale): Promise<PageTexts> => ({
  ...(globalThis.pseudoTexts ?? (await loadFirst(locale)).first),
})

/** Adds the texts of the list and a hotel's page, not needed by the home and static pages. Existing lookups find them. */
export const completeTexts = async (locale: Locale, texts: PageTexts): Promise<void> => {
  if (texts.hotel !== undefined) return
  const { more } = await (await laterOf(locale)).more()
  // A concurrent call may have added the full set: do not overwrite it with a part.
  if (texts.hotel === undefined) Object.assign(texts, more)
}

/** Adds all texts of a hotel's page; the list has only some of them. */
export const addHotelTexts = async (locale: Locale, texts: PageTexts): Promise<void> => {
  if (typeof texts.hotel === 'object' && 'sections' in texts.hotel) return
  const later = await laterOf(locale)
  const [{ hotel }] = await Promise.all([later.hotel(), completeTexts(locale, texts)])
  Object.assign(texts, { hotel })
}

/** Adds the texts of the search form's panels. */
export const addSearchTexts = async (locale: Locale, texts: PageTexts): Promise<void> => {
  if (typeof texts.search === 'object' && 'place' in texts.search) return
  const later = await laterOf(locale)
  const [{ search }] = await Promise.all([later.search(), completeTexts(locale, texts)])
  Object.assign(texts, { search })
}

const addingLast =
  (name: 'guest' | 'paying', sign: 'account' | 'checkout', before: typeof completeTexts) =>
  async (locale: Locale, texts: PageTexts): Promise<void> => {
    const later = await laterOf(locale)
    // Assign these last: their `errors` are complete, those of the others partial.
    const [whole] = await Promise.all([texts[sign] === undefined ? later[name]() : undefined, before(locale, texts)])
    Object.assign(texts, whole)
  }

/** Adds the texts of the checkout. */
export const addPayingTexts = addingLast('paying', 'checkout', completeTexts)
/** Adds the texts of the account, sign-in and payment. */
export const addGuestTexts = addingLast('guest', 'account', addHotelTexts)

const adding =
  (
    name:
      | 'desk'
      | 'home'
      | 'hoteliers'
      | 'hotelParts'
      | 'inquiry'
      | 'layout'
      | 'map'
      | 'negotiation'
      | 'success'
      | 'support',
  ) =>
  async (locale: Locale, texts: PageTexts): Promise<void> => {
    if (texts[name] === undefined) Object.assign(texts, await (await laterOf(locale))[name]())
  }

/** Adds the texts of the home page. */
export const addHomeTexts = adding('home')
/** Adds the texts of a hotel page's lazy parts. */
export const addHotelParts = adding('hotelParts')
/** Adds the texts of the layouts' dialogs and bars. */
export const addLayoutTexts = adding('layout')
/** Adds the texts of maps. */
export const addMapTexts = adding('map')
/** Adds the texts of the page after booking. */
export const addSuccessTexts = adding('success')
/** Adds the texts of sending the screen to support. */
export const addSupportTexts = adding('support')
/** Adds the texts of asking for hours. */
export const addInquiryTexts = adding('inquiry')
/** Adds the texts of a request for hours, and of the pages behind links in e-mails. */
export const addNegotiationTexts = adding('negotiation')
/** Adds the texts of the hotel's desk. */
export const addDeskTexts = adding('desk')
/** Adds the texts of the page for hotels. */
export const addHoteliersTexts = adding('hoteliers')
