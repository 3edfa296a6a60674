import { getDayOfWeek, parseDate } from '@internationalized/date'

const DAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const
export type WeekDay = (typeof DAYS)[number]

const SUNDAY = parseDate('2026-11-22')

/**
 * First day of the week by country, not language: English has Sunday in the United States and Monday in Britain, Arabic has
 * Saturday in Egypt and Sunday in Saudi Arabia. Uses the country the browser names for the page's language, else the first it
 * names at all, else the one where most people read the language: United States, Egypt, Israel.
 * @param languages of the browser: BCP 47, best first.
 */
export const firstDayOfWeek = (language: string, languages: readonly string[]): WeekDay => {
  const named = languages.map(regional).filter((locale) => locale !== null)
  const { region } = named.find((locale) => locale.language === language) ?? named[0] ?? {}
  const own = region === undefined ? language : `${language}-${region}`
  return DAYS[(7 - getDayOfWeek(SUNDAY, own)) % 7] ?? 'sun'
}

const regional = (tag: string): Intl.Locale | null => {
  try {
    const locale = new Intl.Locale(tag)
    return locale.region === undefined ? null : locale
  } catch {
    // A browser's language tag may be invalid.
    return null
  }
}
