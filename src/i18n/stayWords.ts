import {
  STANDARD_CHECK_IN_HOUR,
  STANDARD_CHECK_OUT_HOUR,
  hourOf,
  hoursOf,
  nightsOf,
  type Stay,
} from '#contract/stay.ts'
import type { ExtraTone, StayHours } from '#src/ui/staySegments.ts'
import type { Words } from './I18nContext.tsx'

/** What the extra hours of each side are; `won` as long as no hotel is known. */
export interface SideTones {
  checkIn?: ExtraTone
  checkOut?: ExtraTone
}

/** What the stay line draws. */
export const stayHours = (stay: Stay, tones?: SideTones): StayHours => ({
  checkInHour: hourOf(stay.checkIn),
  checkOutHour: hourOf(stay.checkOut),
  nights: nightsOf(stay),
  ...(tones?.checkIn ? { checkInTone: tones.checkIn } : {}),
  ...(tones?.checkOut ? { checkOutTone: tones.checkOut } : {}),
})

const meaningOf = (words: Words, extraHours: number, tone: ExtraTone): string => {
  if (extraHours === 0) return words.t('common.stay.standardHour')
  if (extraHours < 0) return words.t('common.stay.givenBackSaves', { hours: words.plural('common.hours', -extraHours) })
  const hours = words.plural('common.hoursObject', extraHours)
  if (tone === 'guaranteed') return words.t('common.stay.wonGuaranteed', { hours })
  return tone === 'asked' ? words.t('common.stay.askedFor', { hours }) : words.t('common.stay.won', { hours })
}

/** Hours beyond the standard stay: positive more, negative given back. */
export const extraHoursOf = (stay: Stay): { checkIn: number; checkOut: number } => ({
  checkIn: STANDARD_CHECK_IN_HOUR - hourOf(stay.checkIn),
  checkOut: hourOf(stay.checkOut) - STANDARD_CHECK_OUT_HOUR,
})

/** The whole line in words, for those who do not see it. */
export const stayLabel = (words: Words, stay: Stay, tones?: SideTones): string => {
  const extra = extraHoursOf(stay)
  const when = (at: string) => `${words.day(at, 'weekdayLong')} ${words.hourOf(at)}`
  return [
    words.t('common.stay.checkInSaid', {
      when: when(stay.checkIn),
      meaning: meaningOf(words, extra.checkIn, tones?.checkIn ?? 'won'),
    }),
    words.t('common.stay.checkOutSaid', {
      when: when(stay.checkOut),
      meaning: meaningOf(words, extra.checkOut, tones?.checkOut ?? 'won'),
    }),
    words.t('common.stay.inAll', { hours: words.plural('common.hours', hoursOf(stay)) }),
  ].join(' ')
}

/** "5 hours after standard", beside an hour that is chosen. */
export const besideStandard = (words: Words, hour: number, standard: number): string => {
  if (hour === standard) return words.t('common.stay.standardHour')
  const hours = words.plural('common.hours', Math.abs(hour - standard))
  return hour > standard
    ? words.t('common.stay.afterStandard', { hours })
    : words.t('common.stay.beforeStandard', { hours })
}
