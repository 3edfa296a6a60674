import type { Locale } from '#contract/locale.ts'
import { INTL_LOCALE } from './formats.ts'

/** A short name of a time zone: its city in English, what the language calls it elsewhere. */
export const zoneName = (timeZone: string, locale: Locale): string => {
  if (locale === 'en') return timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? timeZone
  const parts = new Intl.DateTimeFormat(INTL_LOCALE[locale], { timeZone, timeZoneName: 'shortGeneric' }).formatToParts(
    0,
  )
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
}

/** The time zone of the guest's own clock. */
export const guestZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone
