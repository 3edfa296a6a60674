import type { Locale } from '#contract/locale.ts'
import type { DayHour } from '#contract/stay.ts'

/** Western digits everywhere: a reference or an hour is read aloud at a reception desk. */
const TAGS: Readonly<Record<Locale, string>> = { en: 'en-GB', ar: 'ar-u-nu-latn', he: 'he' }

export const formatDollars = (dollars: number, lang: Locale): string =>
  new Intl.NumberFormat(lang === 'en' ? 'en-US' : TAGS[lang], {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
  }).format(dollars)

const COMMA: Readonly<Record<Locale, string>> = { en: ', ', ar: '، ', he: ', ' }

/** Weekday, day and hour, put together here: how ICU joins them changes from version to version. */
const formatWallClock = (at: Temporal.PlainDateTime, lang: Locale): string =>
  [
    at.toLocaleString(TAGS[lang], { weekday: 'long' }),
    at.toLocaleString(TAGS[lang], { day: 'numeric', month: 'long', year: 'numeric' }),
    at.toPlainTime().toString({ smallestUnit: 'minute' }),
  ].join(COMMA[lang])

/** A moment on the hotel's own clock. */
export const formatDayHour = (at: DayHour, lang: Locale): string =>
  formatWallClock(Temporal.PlainDateTime.from(at), lang)

/** An instant on the clock of `timeZone`. */
export const formatInstant = (instant: string, timeZone: string, lang: Locale): string =>
  formatWallClock(Temporal.Instant.from(instant).toZonedDateTimeISO(timeZone).toPlainDateTime(), lang)

/** Keeps a number, a reference or a Latin name whole inside right-to-left text. */
export const isolate = (text: string): string => `\u2068${text}\u2069`
