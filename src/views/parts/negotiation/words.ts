import { INTL_LOCALE } from '#locales/kit/formats.ts'
import { formatMoney } from '#locales/kit/money.ts'
import type { PlainKey } from '#locales/kit/texts.ts'
import type { Stay } from '#contract/hotel/stay.ts'
import type { HourPromise } from '#contract/inquiry/hourPromise.ts'
import type { DeclineCode } from '#contract/inquiry/inquiries.ts'
import { isOutcomeUnknown, type Failure } from '#machines/kit/failure.ts'
import { dayInYear } from '#src/i18n/dayInYear.ts'
import type { PageI18n } from '#src/i18n/I18nContext.tsx'
import { extraHoursOf, type AskedSide } from './offer.rules.ts'

/** A price between guest and hotel, in US dollars: that is what is charged. */
export const priceText = (words: PageI18n, dollars: number): string =>
  words.isConverted
    ? words.exactMoney(dollars)
    : formatMoney(dollars, words.currency.code, words.locale, Number.isInteger(dollars) ? 0 : 2)

/** An instant as day and hour on a place's clock: "Sat 28 Nov, 10:12". */
export const momentText = (words: PageI18n, instant: string, timeZone: string): string =>
  wallText(words, words.wallClock(instant, timeZone))

/** The agreed hours as one sentence, which says whether they are guaranteed by now. */
export const agreedTitle = (words: PageI18n, promise: HourPromise, stay: Stay, side: AskedSide): string =>
  words.plural(
    promise === 'guaranteed' ? 'negotiation.status.guaranteed' : 'negotiation.status.agreedHours',
    extraHoursOf(stay, side),
  )

/** The hours of the ends that a request is about, within a sentence: "check-in at 15:00 and check-out at 11:00". */
export const hoursText = (words: PageI18n, stay: Stay, side: AskedSide): string =>
  words.t(`negotiation.hours.${side ?? 'both'}`, {
    checkIn: words.hourOf(stay.checkIn),
    checkOut: words.hourOf(stay.checkOut),
  })

/** A wall clock time as day and hour. */
export const wallText = (words: PageI18n, at: string): string =>
  words.t('common.list', { first: dayInYear(words, at, 'weekdayDayMonth'), second: words.time(at) })

const MINUTE_MS = 60_000
const HOUR_MINUTES = 60

/** "16 hr 14 min"; below an hour only minutes. */
export const spanText = (words: Pick<PageI18n, 'locale'>, milliseconds: number): string => {
  const minutes = Math.max(0, Math.ceil(milliseconds / MINUTE_MS))
  const unit = (value: number, name: 'hour' | 'minute') =>
    new Intl.NumberFormat(INTL_LOCALE[words.locale], { style: 'unit', unit: name, unitDisplay: 'short' }).format(value)
  const hours = Math.floor(minutes / HOUR_MINUTES)
  const rest = unit(minutes % HOUR_MINUTES, 'minute')
  return hours === 0 ? rest : `${unit(hours, 'hour')} ${rest}`
}

/** Why a step was not taken. Whatever may have been carried out says so. */
export const stepFailure = (failure: Failure): PlainKey => {
  switch (failure.code) {
    case 'network':
      return 'negotiation.failed.offline'
    case 'too_many_requests':
      return 'negotiation.failed.busy'
    case 'too_late':
    case 'gone':
      return 'negotiation.failed.late'
    case 'already_answered':
      return 'negotiation.failed.answered'
    case 'already_countered':
      return 'negotiation.failed.counteredOnce'
    case 'not_withdrawable':
      return 'negotiation.failed.charging'
    case 'declined':
      return 'negotiation.failed.card'
    default:
      return isOutcomeUnknown(failure) ? 'negotiation.failed.unsure' : 'negotiation.failed.ours'
  }
}

/** A group of texts with a key `other` would be a plural. */
export const REASON_TEXT = {
  full: 'full',
  cleaning: 'cleaning',
  price: 'price',
  other: 'another',
} as const satisfies Record<DeclineCode, string>
