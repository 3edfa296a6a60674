import type { Rate } from '#contract/hotel/rates.ts'
import {
  STANDARD_CHECK_IN_HOUR,
  STANDARD_CHECK_OUT_HOUR,
  hourPart,
  countHours,
  countNights,
  type Stay,
} from '#contract/hotel/stay.ts'
import type { ExtraTone, StayHours } from '#contract/hotel/staySegments.ts'
import type { PageI18n } from './I18nContext.tsx'
import type { PluralKey } from '#locales/kit/texts.ts'

/** Meaning of each side's extra hours; `gained` if absent, as long as no hotel is known. */
export interface SideTones {
  checkIn?: ExtraTone
  checkOut?: ExtraTone
}

/** Whether a rate guarantees the extra hours of each side. */
export const rateTones = (rate: Pick<Rate, 'checkin_guaranteed' | 'checkout_guaranteed'>): SideTones => ({
  checkIn: rate.checkin_guaranteed ? 'guaranteed' : 'asked',
  checkOut: rate.checkout_guaranteed ? 'guaranteed' : 'asked',
})

/** Props of the stay line. */
export const stayHours = (stay: Stay, tones?: SideTones): StayHours => ({
  checkInHour: hourPart(stay.checkIn),
  checkOutHour: hourPart(stay.checkOut),
  nights: countNights(stay),
  ...(tones?.checkIn ? { checkInTone: tones.checkIn } : {}),
  ...(tones?.checkOut ? { checkOutTone: tones.checkOut } : {}),
})

const EXTRA_HOURS = {
  guaranteed: 'common.stay.gainedGuaranteed',
  agreed: 'common.stay.gainedAgreed',
  asked: 'common.stay.askedFor',
  gained: 'common.stay.gained',
} as const satisfies Record<ExtraTone, PluralKey>

const meaningOf = (words: PageI18n, extraHours: number, tone: ExtraTone): string => {
  if (extraHours === 0) return words.t('common.stay.standardHour')
  if (extraHours < 0) return words.plural('common.stay.givenBackSaves', -extraHours)
  return words.plural(EXTRA_HOURS[tone], extraHours)
}

/** Hours beyond the standard stay: positive are extra, negative are given back. */
export const countExtraHours = (stay: Stay): { checkIn: number; checkOut: number } => ({
  checkIn: STANDARD_CHECK_IN_HOUR - hourPart(stay.checkIn),
  checkOut: hourPart(stay.checkOut) - STANDARD_CHECK_OUT_HOUR,
})

/** The stay has more hours than standard at either end. */
export const hasExtraHours = (stay: Stay): boolean => {
  const { checkIn, checkOut } = countExtraHours(stay)
  return checkIn > 0 || checkOut > 0
}

/** The whole stay line in words, for screen readers. */
export const stayLabel = (
  words: PageI18n,
  stay: Stay,
  tones: SideTones | undefined,
  timeZone: string | null | undefined,
): string => {
  const extra = countExtraHours(stay)
  const when = (at: string) => `${words.day(at, 'weekdayLong')} ${words.hourOf(at)}`
  return [
    words.t('common.stay.checkInSaid', {
      when: when(stay.checkIn),
      meaning: meaningOf(words, extra.checkIn, tones?.checkIn ?? 'gained'),
    }),
    words.t('common.stay.checkOutSaid', {
      when: when(stay.checkOut),
      meaning: meaningOf(words, extra.checkOut, tones?.checkOut ?? 'gained'),
    }),
    words.plural('common.stay.inAll', countHours(stay, timeZone)),
  ].join(' ')
}

/** "5 hours after standard", beside a chosen hour. */
export const besideStandard = (words: PageI18n, hour: number, standard: number): string => {
  if (hour === standard) return words.t('common.stay.standardHour')
  return hour > standard
    ? words.plural('common.stay.afterStandard', hour - standard)
    : words.plural('common.stay.beforeStandard', standard - hour)
}
