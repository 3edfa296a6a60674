import type { EndpointName } from '#contract/http/endpoints.ts'
import { API_BASE, HANDHELD_BELOW_PX } from '#contract/http/wire.ts'
import { DEFAULT_LOCALE, isLocale, type Locale } from '#contract/shared/locale.ts'
import { isOnline } from './connection.ts'

type BearerSource = () => Promise<string | null>

let bearer: BearerSource = () => Promise.resolve(null)
type RefusedListener = (call: EndpointName) => void
const ignore: RefusedListener = () => {
  // Anonymous: there is no session to end.
}
let onTokenRefused = ignore

/**
 * Sets the source of the identity provider's token; until then every call is anonymous.
 * @param onRefused called for each call whose token the server refuses.
 */
export const setBearer = (source: BearerSource, onRefused = ignore): void => {
  bearer = source
  onTokenRefused = onRefused
}

/**
 * The page's language; changing it loads another page. A server render may use the default: its cached responses are not shared.
 */
export const pageLocale = (): Locale => {
  if (typeof document === 'undefined') return DEFAULT_LOCALE
  const { lang } = document.documentElement
  return isLocale(lang) ? lang : DEFAULT_LOCALE
}

/** For calls without a session. */
export const anonymous = {
  base: API_BASE,
  fetch: (input: RequestInfo | URL, init?: RequestInit) => fetch(input, init),
  bearer: () => Promise.resolve(null),
  locale: pageLocale,
  isOnline,
  isHandheld: () => !matchMedia(`(min-width: ${HANDHELD_BELOW_PX}px)`).matches,
}

/** For calls with the user's session. */
export const asGuest = {
  ...anonymous,
  bearer: () => bearer(),
  onRefused: (call: EndpointName) => onTokenRefused(call),
}
