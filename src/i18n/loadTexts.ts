import type { Locale } from '#contract/shared/locale.ts'
import type { SomeTexts } from '#locales/kit/texts.ts'

/** The texts of a page: those of the start at once, all of them before a page that needs more is shown. */
export type PageTexts = SomeTexts

const loadFirst = (locale: Locale) => {
  if (locale === 'ar') return import('#locales/ar/first.ts')
  if (locale === 'he') return import('#locales/he/first.ts')
  return import('#locales/en/first.ts')
}

/** What a page says later: each is asked for with the code that says it. */
const laterOf = async (locale: Locale) => (await loadFirst(locale)).later

declare global {
  /** Set ahead of the page by `npm run dev` and by journeys alone: all texts, in a language that nobody speaks. */
  var pseudoTexts: PageTexts | undefined
}

/** Every document asks for those of its language with the application itself. */
export const loadTexts = async (locale: Locale): Promise<PageTexts> => ({
  ...(globalThis.pseudoTexts ?? (await loadFirst(locale)).first),
})

/** Adds what the pages need where hotels are looked for, and the home page and the static ones do without. Whoever looks texts up finds them from then on. */
export const completeTexts = async (locale: Locale, texts: PageTexts): Promise<void> => {
  if (texts.hotel !== undefined) return
  const { more } = await (await laterOf(locale)).more()
  // Who asked meanwhile may have brought all of what these are a part of.
  if (texts.hotel === undefined) Object.assign(texts, more)
}

/** Adds all that is said of one hotel, where the list says little. */
export const addHotelTexts = async (locale: Locale, texts: PageTexts): Promise<void> => {
  if (typeof texts.hotel === 'object' && 'sections' in texts.hotel) return
  const later = await laterOf(locale)
  const [{ hotel }] = await Promise.all([later.hotel(), completeTexts(locale, texts)])
  Object.assign(texts, { hotel })
}

/** Adds what the panels of the search form say, which the form itself does without. */
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
    // What several say of errors is said whole by these, which come last.
    const [whole] = await Promise.all([texts[sign] === undefined ? later[name]() : undefined, before(locale, texts)])
    Object.assign(texts, whole)
  }

/** Adds what the checkout says. */
export const addPayingTexts = addingLast('paying', 'checkout', completeTexts)
/** Adds what only the guest's account says, signing in to it, and paying. */
export const addGuestTexts = addingLast('guest', 'account', addHotelTexts)

const adding =
  (name: 'home' | 'hotelParts' | 'layout' | 'map' | 'success') =>
  async (locale: Locale, texts: PageTexts): Promise<void> => {
    if (texts[name] === undefined) Object.assign(texts, await (await laterOf(locale))[name]())
  }

/** Adds what the home page says besides. */
export const addHomeTexts = adding('home')
/** Adds what the parts of a hotel's page say that come when they are looked at. */
export const addHotelParts = adding('hotelParts')
/** Adds what dialogs and bars of the layouts say. */
export const addLayoutTexts = adding('layout')
/** Adds what maps say. */
export const addMapTexts = adding('map')
/** Adds what the page after booking says. */
export const addSuccessTexts = adding('success')
