import type { PageFacts } from '#src/actors/system/capture.ts'
import { currentGuest, isSessionRestoring } from '#src/actors/auth/currentGuest.ts'
import type { PageI18n } from '#src/i18n/I18nContext.tsx'
import type { RegisteredRouter } from '@tanstack/react-router'
import { scrolledParts } from './scrolledParts.ts'

/** The picture of a hotel's page that is open over it; no other fragment says anything about a page. */
const HASHES = new Set(['photos'])

const FAMILIES = ['Edg', 'Firefox', 'Chrome', 'Safari']

/** Of the page as it stands now. */
export const screenFacts = (words: PageI18n, router: RegisteredRouter): PageFacts => {
  const { matches, location } = router.state
  const match = matches.at(-1)
  const { sheet = null, panel = null } = location.state
  return {
    route: match?.fullPath ?? '/',
    params: match?.params ?? {},
    search: location.search,
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
