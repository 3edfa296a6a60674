import { dayInYear } from './dayInYear.ts'
import type { PageI18n } from './I18nContext.tsx'

/**
 * Decisions §3: the deadline of free cancellation with day, hour and zone, in one sentence.
 * @param deadline on the hotel's wall clock, `YYYY-MM-DDTHH:MM`.
 */
export const freeUntilText = (
  words: Pick<PageI18n, 't' | 'day' | 'time'>,
  deadline: string,
  today = Temporal.Now.plainDateISO(),
): string =>
  words.t('hotel.rate.freeUntil', {
    day: dayInYear(words, deadline, 'weekdayDayMonth', today),
    hour: words.time(deadline),
  })
