import { DEFAULT_CURRENCY } from '#contract/shared/currencies.ts'
import type { HourCycle } from '#contract/shared/hourCycle.ts'
import type { Locale } from '#contract/shared/locale.ts'
import { makeFormats } from '#locales/kit/formats.ts'
import { formatMoney } from '#locales/kit/money.ts'
import { zoneName } from '#locales/kit/zoneName.ts'
import { serverWords, type ServerWords } from '#locales/server.ts'

/** Texts of an e-mail, and money and dates in its language. */
export interface MailWords extends ServerWords {
  /** Formats US dollars to the cent, as they are charged. */
  money: (dollars: number) => string
  /** `Thu 24 Dec 2026`, from wall-clock time. */
  day: (wallClock: string) => string
  /** `December 2026`, from `YYYY-MM`. */
  month: (month: string) => string
  /** `20:00`, or `8 PM` */
  hour: (wallClock: string) => string
  /** `Thu 24 Dec 2026, 20:00`, from wall-clock time `YYYY-MM-DDTHH:MM`. */
  moment: (wallClock: string) => string
  /** Formats an ISO instant like `moment`, in a time zone. */
  momentAt: (instant: string, timeZone: string) => string
  zone: (timeZone: string) => string
}

/** @param hourCycle of the page that booked. */
export const mailWords = (locale: Locale, hourCycle?: HourCycle): MailWords => {
  const words = serverWords(locale)
  const { day, hourOf, time, wallClock } = makeFormats(locale, hourCycle)
  const onDay = (at: string): string => day(at, 'weekdayDayMonthYear')
  // Join day and hour with our own text: ICU joins them differently from version to version.
  const moment = (at: string): string => words.t('mail.booking.moment', { day: onDay(at), hour: time(at) })
  return {
    ...words,
    money: (dollars) => formatMoney(dollars, DEFAULT_CURRENCY.code, locale, 2),
    day: onDay,
    month: (month) => day(`${month}-01`, 'monthYear'),
    hour: hourOf,
    moment,
    momentAt: (instant, timeZone) => moment(wallClock(instant, timeZone)),
    zone: (timeZone) => zoneName(timeZone, locale),
  }
}
