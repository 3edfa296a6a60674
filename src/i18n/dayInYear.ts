import type { PageI18n } from './I18nContext.tsx'

/** Day and month, with the year if it is not the current one: "24 Dec", "3 Jan 2027". */
export const dayInYear = (
  words: Pick<PageI18n, 'day'>,
  day: string,
  style: 'dayMonth' | 'weekdayDayMonth',
  today = Temporal.Now.plainDateISO(),
): string => words.day(day, Temporal.PlainDate.from(day.slice(0, 10)).year === today.year ? style : `${style}Year`)
