import { LOCALES, type Locale } from '#contract/locale.ts'

/** Asked for with `E2E_LANGUAGES=all`, as before a release. */
const EVERY = process.env['E2E_LANGUAGES'] === 'all'

/**
 * The languages in which a journey is walked: one of `among`, so that the journeys take turns, and each keeps its own from run to
 * run. What differs between the languages themselves is asserted by lower tests, and by the few journeys that walk all of them.
 */
export const languagesOf = (journey: string, among: readonly Locale[] = LOCALES): readonly Locale[] =>
  EVERY ? among : among.filter((_, index) => index === journey.length % among.length)
