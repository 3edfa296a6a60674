import { API_BASE, HANDHELD_BELOW_PX, type CallName } from '#contract/calls.ts'
import { DEFAULT_LOCALE, isLocale, type Locale } from '#contract/locale.ts'
import { isOnline } from './connection.ts'
import { createClient } from './http.ts'

type BearerSource = () => Promise<string | null>

let bearer: BearerSource = () => Promise.resolve(null)
type RefusedListener = (call: CallName) => void
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

/** The page's language: changing it loads another page. */
export const pageLocale = (): Locale => {
  const { lang } = document.documentElement
  return isLocale(lang) ? lang : DEFAULT_LOCALE
}

const environment = {
  base: API_BASE,
  fetch: (input: RequestInfo | URL, init?: RequestInit) => fetch(input, init),
  locale: pageLocale,
  isOnline,
  isHandheld: () => !matchMedia(`(min-width: ${HANDHELD_BELOW_PX}px)`).matches,
}

/** The one client of the browser. */
export const callApi = createClient({
  ...environment,
  bearer: () => bearer(),
  onRefused: (call) => onTokenRefused(call),
})

/** For what has to be known before anybody can be signed in: such a call must not wait for the bearer that waits for it. */
export const callAnonymously = createClient({ ...environment, bearer: () => Promise.resolve(null) })
