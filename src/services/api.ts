import { API_BASE, HANDHELD_BELOW_PX } from '#contract/calls.ts'
import { DEFAULT_LOCALE, isLocale, type Locale } from '#contract/locale.ts'
import { createClient } from './http.ts'

type BearerSource = () => Promise<string | null>

let bearer: BearerSource = () => Promise.resolve(null)

/** Tells where the identity provider's token comes from; until then every call is anonymous. */
export const setBearer = (source: BearerSource): void => {
  bearer = source
}

/** The page's language: changing it loads another page. */
export const pageLocale = (): Locale => {
  const { lang } = document.documentElement
  return isLocale(lang) ? lang : DEFAULT_LOCALE
}

/** The one client of the browser. */
export const callApi = createClient({
  base: API_BASE,
  fetch: (input, init) => fetch(input, init),
  bearer: () => bearer(),
  locale: pageLocale,
  isHandheld: () => !matchMedia(`(min-width: ${HANDHELD_BELOW_PX}px)`).matches,
})
