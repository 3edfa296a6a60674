import { hourCycleIn, type HourCycle } from '#contract/shared/hourCycle.ts'
import type { Locale } from '#contract/shared/locale.ts'
import { datePart, hourPart, type DayHour } from '#contract/hotel/stay.ts'
import { CLOCK_TEXT, type ClockText } from './clockText.ts'
import { kept } from './kept.ts'

/** For Intl. Latin digits everywhere: prices, phones and addresses look the same in all browsers. */
export const INTL_LOCALE: Record<Locale, string> = { en: 'en-GB', ar: 'ar-u-nu-latn', he: 'he' }

/** For the labels of React Aria's calendar. */
export const CALENDAR_LOCALE: Record<Locale, string> = { en: 'en-GB', ar: 'ar-AE-u-ca-gregory-nu-latn', he: 'he-IL' }

/** Intl writes a hyphen, which is too short and low next to digits. */
export const withMinus = (written: string): string => written.replace('-', '\u2212')

const DAY_STYLES = {
  /** Thu */
  weekday: { weekday: 'short' },
  /** Thursday */
  weekdayLong: { weekday: 'long' },
  /** 24 Dec */
  dayMonth: { day: 'numeric', month: 'short' },
  /** 24 Dec 2026 */
  dayMonthYear: { day: 'numeric', month: 'short', year: 'numeric' },
  /** Thu 24 Dec */
  weekdayDayMonth: { weekday: 'short', day: 'numeric', month: 'short' },
  /** Thu 24 Dec 2026 */
  weekdayDayMonthYear: { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' },
  /** Thursday 24 December */
  full: { weekday: 'long', day: 'numeric', month: 'long' },
  /** 24 December 2026 */
  withYear: { day: 'numeric', month: 'long', year: 'numeric' },
  /** December 2026 */
  monthYear: { month: 'long', year: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>
export type DayStyle = keyof typeof DAY_STYLES

export interface Formats extends ClockText {
  /** @param day `YYYY-MM-DD`, or a full hour of the wall clock */
  day: (day: string, style: DayStyle) => string
  hourCycle: HourCycle
  /** Like `hour`, for `YYYY-MM-DDTHH:00`. */
  hourOf: (at: DayHour) => string
  /** Converts an ISO instant to the wall clock of a time zone: `YYYY-MM-DDTHH:MM`. */
  wallClock: (instant: string, timeZone: string) => string
  number: (value: number, decimals?: number) => string
  /** `9` means nine percent. */
  percent: (value: number) => string
  /** In kilometers, or in meters below one. */
  distance: (kilometres: number) => string
  list: (items: readonly string[]) => string
  currencyName: (code: string) => string
  /** The plural for a sentence about prices: British pounds. */
  currencyPlural: (code: string) => string
  /** In the language itself. */
  languageName: (locale: Locale) => string
  /** In the language of this page. */
  languageHere: (locale: Locale) => string
}

/** Intl calls these by names that nobody uses. `plural` where that is wrong too. */
const OWN_CURRENCY_NAMES: Partial<Record<Locale, Readonly<Record<string, { name: string; plural?: string }>>>> = {
  he: {
    AED: { name: 'דירהם של איחוד האמירויות', plural: 'דירהם של איחוד האמירויות' },
    TRY: { name: 'לירה טורקית' },
  },
}

const UTC = 'UTC'
/** A count for which every language uses the general plural. */
const MANY = 100

/** Treats a wall clock as UTC, so Intl does not shift it. */
const asUtc = (wallClock: string): number =>
  Temporal.PlainDateTime.from(wallClock).toZonedDateTime(UTC).epochMilliseconds

const dayFormat = kept(
  (intl: string, style: DayStyle) => new Intl.DateTimeFormat(intl, { ...DAY_STYLES[style], timeZone: UTC }),
)
const numberFormat = kept((intl: string, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(intl, options))

/** @param readersCycle of the browser, or of the page that booked. */
export const makeFormats = (locale: Locale, readersCycle?: HourCycle): Formats => {
  const hourCycle = hourCycleIn(locale, readersCycle)
  const intl = INTL_LOCALE[locale]
  const clock = CLOCK_TEXT[hourCycle]
  const numbers = (options: Intl.NumberFormatOptions): Intl.NumberFormat => numberFormat(intl, options)

  return {
    // English writes "Thu, 24 Dec"; next to an hour the comma is noise.
    day: (day, style) => {
      const text = dayFormat(intl, style).format(asUtc(`${datePart(day)}T12:00`))
      if (locale === 'en') return text.replace(',', '')
      // Keeps “יום ג׳” on one line.
      return locale === 'he' ? text.replace('יום ', 'יום\u00A0') : text
    },
    ...clock,
    hourCycle,
    hourOf: (at) => clock.hour(hourPart(at)),
    wallClock: (instant, timeZone) =>
      Temporal.Instant.from(instant)
        .toZonedDateTimeISO(timeZone)
        .toPlainDateTime()
        .toString({ smallestUnit: 'minute' }),
    number: (value, decimals = 0) =>
      numbers({ minimumFractionDigits: decimals, maximumFractionDigits: decimals }).format(value),
    percent: (value) => withMinus(numbers({ style: 'percent', maximumFractionDigits: 0 }).format(value / 100)),
    distance: (kilometres) =>
      kilometres < 1
        ? numbers({ style: 'unit', unit: 'meter', maximumFractionDigits: 0 }).format(Math.round(kilometres * 100) * 10)
        : numbers({
            style: 'unit',
            unit: 'kilometer',
            maximumFractionDigits: kilometres < 10 ? 1 : 0,
          }).format(kilometres),
    list: (items) => new Intl.ListFormat(intl, { type: 'conjunction' }).format(items),
    currencyName: (code) =>
      OWN_CURRENCY_NAMES[locale]?.[code]?.name ??
      new Intl.DisplayNames(intl, { type: 'currency', fallback: 'code' }).of(code) ??
      code,
    currencyPlural: (code) =>
      OWN_CURRENCY_NAMES[locale]?.[code]?.plural ??
      new Intl.NumberFormat(intl, { style: 'currency', currency: code, currencyDisplay: 'name' })
        .formatToParts(MANY)
        .find(({ type }) => type === 'currency')?.value ??
      code,
    languageName: (of) => LANGUAGE_NAMES[of],
    languageHere: (of) => new Intl.DisplayNames(intl, { type: 'language' }).of(of) ?? LANGUAGE_NAMES[of],
  }
}

/** Each in its own language, for guests to recognize theirs. */
const LANGUAGE_NAMES: Record<Locale, string> = { en: 'English', ar: 'العربية', he: 'עברית' }
