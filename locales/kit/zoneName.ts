import type { Locale } from '#contract/shared/locale.ts'
import { INTL_LOCALE } from './formats.ts'

/** A short name of a time zone: its city in English, what the language calls it elsewhere. */
export const zoneName = (timeZone: string, locale: Locale): string => {
  if (locale === 'en') return timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? timeZone
  const named = (timeZoneName: 'shortGeneric' | 'longGeneric'): string =>
    new Intl.DateTimeFormat(INTL_LOCALE[locale], { timeZone, timeZoneName })
      .formatToParts(0)
      .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
  const short = named('shortGeneric')
  // Browsers leave out the names of many cities in other scripts; of the zone itself they know it.
  const name = /\p{Script=Latin}/u.test(short) ? named('longGeneric') : short
  // What a place belongs to is no part of its clock's name: “(special administrative region of China)”.
  return name.replace(/\s*\(.*\)$/u, '')
}

/** The time zone of the guest's own clock. */
export const guestZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone
