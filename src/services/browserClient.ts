import type { EndpointName } from '#contract/http/endpoints.ts'
import { API_BASE, HANDHELD_BELOW_PX } from '#contract/http/wire.ts'
import { DEFAULT_LOCALE, isLocale, type Locale } from '#contract/shared/locale.ts'
import { isOnline } from './connection.ts'

type BearerSource = () => Promise<string | null>

let bearer: BearerSource = () => Promise.resolve(null)
type RefusedListener = (call: EndpointName) => void
const ignore: RefusedListener = () => {
  // Without a session there is nothing to end.
}
let onTokenRefused = ignore

/**
 * Tells where the identity provider's token comes from; until then every call is anonymous.
 * @param onRefused hears of each call to which the server takes this token no more.
 */
export const setBearer = (source: BearerSource, onRefused = ignore): void => {
  bearer = source
  onTokenRefused = onRefused
}

/** The page's language: changing it loads another page. A page that is rendered on the server keeps its answers for itself alone. */
export const pageLocale = (): Locale => {
  if (typeof document === 'undefined') return DEFAULT_LOCALE
  const { lang } = document.documentElement
  return isLocale(lang) ? lang : DEFAULT_LOCALE
}

/** As anybody. */
export const anonymous = {
  base: API_BASE,
  fetch: (input: RequestInfo | URL, init?: RequestInit) => fetch(input, init),
  bearer: () => Promise.resolve(null),
  locale: pageLocale,
  isOnline,
  isHandheld: () => !matchMedia(`(min-width: ${HANDHELD_BELOW_PX}px)`).matches,
}

/** As the guest who is signed in. */
export const asGuest = {
  ...anonymous,
  bearer: () => bearer(),
  onRefused: (call: EndpointName) => onTokenRefused(call),
}
