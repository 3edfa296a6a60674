import type { PageFacts } from '#src/actors/system/capture.ts'
import { currentGuest, isSessionRestoring } from '#src/actors/auth/currentGuest.ts'
import type { PageI18n } from '#src/i18n/I18nContext.tsx'
import type { RegisteredRouter } from '@tanstack/react-router'
import { scrolledParts } from './scrolledParts.ts'

/** The picture of a hotel's page that is open over it; no other fragment says anything about a page. */
const HASHES = new Set(['photos'])

/** Stands for every address that is no page: what a guest typed or pasted there is nobody's business. */
const NOT_FOUND = '/not-found'

const FAMILIES = ['Edg', 'Firefox', 'Chrome', 'Safari']

/** Of the page as it stands now. */
export const screenFacts = (words: Pick<PageI18n, 'locale' | 'currency'>, router: RegisteredRouter): PageFacts => {
  const { matches, location } = router.state
  const match = matches.at(-1)
  const { sheet = null, panel = null } = location.state
  return {
    // A layout without a page in it shows that nothing was found.
    ...(match && router.routesById[match.routeId].children === undefined
      ? { route: match.fullPath, params: match.params, search: location.search }
      : { route: NOT_FOUND, params: {}, search: {} }),
    covers: { sheet, panel, hash: HASHES.has(location.hash) ? location.hash : '' },
    locale: words.locale,
    zone: Temporal.Now.timeZoneId(),
    currency: words.currency,
    width: innerWidth,
    height: innerHeight,
    scrolled: scrolledParts(),
    scheme: matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
    hourCycle: router.options.context.hourCycle,
    isOnline: navigator.onLine,
    isSignedIn: currentGuest() !== null || isSessionRestoring(),
    now: Temporal.Now.instant().toString(),
    userAgentFamily: FAMILIES.find((family) => navigator.userAgent.includes(family)) ?? 'other',
  }
}
