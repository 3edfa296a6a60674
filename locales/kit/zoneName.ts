import type { Locale } from '#contract/shared/locale.ts'
import { INTL_LOCALE } from './formats.ts'

/** Short name of a time zone: its city in English, the CLDR name in other languages. */
export const zoneName = (timeZone: string, locale: Locale): string => {
  if (locale === 'en') return timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? timeZone
  const named = (timeZoneName: 'shortGeneric' | 'longGeneric'): string =>
    new Intl.DateTimeFormat(INTL_LOCALE[locale], { timeZone, timeZoneName })
      .formatToParts(0)
      .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
  const short = named('shortGeneric')
  // Browsers lack many city names in other scripts, but know the name of the zone itself.
  const name = /\p{Script=Latin}/u.test(short) ? named('longGeneric') : short
  // Drops the country or region of a place: “(special administrative region of China)”.
  return name.replace(/\s*\(.*\)$/u, '')
}

/** Time zone of the browser's clock. */
export const guestZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone
