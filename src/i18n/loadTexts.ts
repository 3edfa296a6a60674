import type { Locale } from '#contract/locale.ts'
import type { SomeTexts } from '#locales/kit/texts.ts'

/** The texts of a page: those of the start at once, all of them before a page that needs more is shown. */
export type PageTexts = SomeTexts

const loadFirst = async (locale: Locale): Promise<PageTexts> => {
  if (locale === 'ar') return (await import('#locales/ar/first.ts')).first
  if (locale === 'he') return (await import('#locales/he/first.ts')).first
  return (await import('#locales/en/first.ts')).first
}

const loadMore = async (locale: Locale): Promise<PageTexts> => {
  if (locale === 'ar') return (await import('#locales/ar/more.ts')).more
  if (locale === 'he') return (await import('#locales/he/more.ts')).more
  return (await import('#locales/en/more.ts')).more
}

const loadGuest = async (locale: Locale): Promise<PageTexts> => {
  if (locale === 'ar') return (await import('#locales/ar/guest.ts')).guest
  if (locale === 'he') return (await import('#locales/he/guest.ts')).guest
  return (await import('#locales/en/guest.ts')).guest
}

const loadHotel = async (locale: Locale): Promise<PageTexts> => {
  if (locale === 'ar') return await import('#locales/ar/hotel.ts')
  if (locale === 'he') return await import('#locales/he/hotel.ts')
  return await import('#locales/en/hotel.ts')
}

const loadHotelParts = async (locale: Locale): Promise<PageTexts> => {
  if (locale === 'ar') return await import('#locales/ar/hotelParts.ts')
  if (locale === 'he') return await import('#locales/he/hotelParts.ts')
  return await import('#locales/en/hotelParts.ts')
}

declare global {
  /** Set ahead of the page by `npm run dev` and by journeys alone: all texts, in a language that nobody speaks. */
  var pseudoTexts: PageTexts | undefined
}

/** Every document asks for those of its language with the application itself. */
export const loadTexts = async (locale: Locale): Promise<PageTexts> => ({
  ...(globalThis.pseudoTexts ?? (await loadFirst(locale))),
})

/** Adds what the pages need where hotels are looked for, and the home page and the static ones do without. Whoever looks texts up finds them from then on. */
export const completeTexts = async (locale: Locale, texts: PageTexts): Promise<void> => {
  if (texts.hotel === undefined) Object.assign(texts, await loadMore(locale))
}

/** Adds all that is said of one hotel, where the list says little. */
export const addHotelTexts = async (locale: Locale, texts: PageTexts): Promise<void> => {
  if (typeof texts.hotel === 'object' && 'sections' in texts.hotel) return
  const [{ hotel }] = await Promise.all([loadHotel(locale), completeTexts(locale, texts)])
  Object.assign(texts, { hotel })
}

/** Adds what only the guest's account says, signing in to it, and paying. */
export const addGuestTexts = async (locale: Locale, texts: PageTexts): Promise<void> => {
  // What both say of errors is said whole by the guest's, which come last.
  const [guest] = await Promise.all([
    texts.account === undefined ? loadGuest(locale) : {},
    addHotelTexts(locale, texts),
  ])
  Object.assign(texts, guest)
}

/** Adds what the parts of a hotel's page say that come when they are looked at. */
export const addHotelParts = async (locale: Locale, texts: PageTexts): Promise<void> => {
  if (texts.hotelParts === undefined) Object.assign(texts, { hotelParts: (await loadHotelParts(locale)).hotelParts })
}
