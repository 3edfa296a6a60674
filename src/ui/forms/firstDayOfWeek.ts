import { getDayOfWeek, parseDate } from '@internationalized/date'

const DAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const
export type WeekDay = (typeof DAYS)[number]

const SUNDAY = parseDate('2026-11-22')

/**
 * Countries decide where a week begins, not languages: English has Sunday in the United States and Monday in Britain, Arabic has
 * Saturday in Egypt and Sunday in Saudi Arabia. The country is the one that the guest's browser names
 * for the language of the page; where it names none, the one most people read that language in: the United States, Egypt, Israel.
 * @param languages of the browser: BCP 47, the best first.
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
    // What a browser calls a language need not be one.
    return false
  }
}
