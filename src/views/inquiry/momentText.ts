import { dayInYear } from '#src/i18n/dayInYear.ts'
import type { PageI18n } from '#src/i18n/I18nContext.tsx'

/** Day and time of a moment on the clock of a time zone. */
export const momentText = (words: PageI18n, at: Temporal.Instant, timeZone: string): string => {
  const wallClock = words.wallClock(at.toString(), timeZone)
  return words.t('inquiry.aside.moment', {
    day: dayInYear(words, wallClock, 'weekdayDayMonth'),
    hour: words.time(wallClock),
  })
}
