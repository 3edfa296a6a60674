import type { PageI18n } from './I18nContext.tsx'

/** A day with its month, and with its year where that is not the one that runs: "24 Dec", "3 Jan 2027". */
export const dayInYear = (
  words: Pick<PageI18n, 'day'>,
  day: string,
  style: 'dayMonth' | 'weekdayDayMonth',
  today = Temporal.Now.plainDateISO(),
): string => words.day(day, Temporal.PlainDate.from(day.slice(0, 10)).year === today.year ? style : `${style}Year`)
