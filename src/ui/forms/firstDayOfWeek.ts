import { getDayOfWeek, parseDate } from '@internationalized/date'

const DAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const
export type WeekDay = (typeof DAYS)[number]

const SUNDAY = parseDate('2026-11-22')

/**
 * First day of the week by country, not language: English has Sunday in the United States and Monday in Britain, Arabic has
 * Saturday in Egypt and Sunday in Saudi Arabia. Uses the country the browser names for the page's language, else the one where
 * most people read it: United States, Egypt, Israel.
 * @param languages of the browser: BCP 47, best first.
 */
export const firstDayOfWeek = (language: string, languages: readonly string[]): WeekDay => {
  const own = languages.find((tag) => isOf(language, tag)) ?? language
  return DAYS[(7 - getDayOfWeek(SUNDAY, own)) % 7] ?? 'sun'
}

const isOf = (language: string, tag: string): boolean => {
  try {
    const locale = new Intl.Locale(tag)
    return locale.language === language && locale.region !== undefined
  } catch {
    // A browser's language tag may be invalid.
    return false
  }
}
