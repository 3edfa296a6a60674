import { STANDARD_CHECK_IN_HOUR, STANDARD_CHECK_OUT_HOUR, hourPart, type Stay } from '#contract/hotel/stay.ts'
import type { HourPromise } from '#contract/inquiry/hourPromise.ts'
import { dayInYear } from '#src/i18n/dayInYear.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { stayHours, stayLabel } from '#src/i18n/stayWords.ts'
import { Numeral } from '#src/ui/content/Numeral.tsx'
import type { ExtraTone } from '#contract/hotel/staySegments.ts'
import { StayLineLarge } from '#src/ui/stay/StayLineLarge.tsx'
import type { ReactNode } from 'react'
import { tonesOf, type AskedSide } from './offer.rules.ts'
import * as css from './negotiation.css.ts'

export interface HoursShownProps {
  stay: Stay
  /** The end that a bid is about; the other one is as booked. */
  side: AskedSide
  /** Of the hours that are asked for. */
  tone: ExtraTone
  /** Of the end that a bid is not about; guaranteed if absent. */
  other?: HourPromise
  timeZone: string
  /** An offer this one answers: each end says how far it is from that. Without it, each says what it was. */
  before?: Stay | undefined
}

/** Both hours in large type with their days, and the line below. */
export const HoursShown = ({ stay, side, tone, other = 'guaranteed', timeZone, before }: HoursShownProps) => {
  const words = useI18n()
  const tones = tonesOf(tone, side, other)
  return (
    <>
      <div className={css.hours}>
        <Moment
          end={words.t('common.stay.checkIn')}
          at={stay.checkIn}
          note={
            side === 'check_out'
              ? words.t('negotiation.asBooked')
              : difference(hourPart(stay.checkIn), before && hourPart(before.checkIn), STANDARD_CHECK_IN_HOUR)
          }
        />
        <Moment
          end={words.t('common.stay.checkOut')}
          at={stay.checkOut}
          note={
            side === 'check_in'
              ? words.t('negotiation.asBooked')
              : difference(hourPart(stay.checkOut), before && hourPart(before.checkOut), STANDARD_CHECK_OUT_HOUR)
          }
        />
      </div>
      <StayLineLarge
        hourShort={words.hourShort}
        stay={stayHours(stay, tones)}
        label={stayLabel(words, stay, tones, timeZone)}
      />
    </>
  )

  function difference(hour: number, asked: number | undefined, standard: number): string {
    if (asked === undefined)
      return hour === standard
        ? words.t('common.stay.standardHour')
        : words.t('negotiation.insteadOf', { hour: words.hour(standard) })
    if (hour === asked) return words.t('negotiation.sameHour')
    return hour > asked
      ? words.plural('negotiation.later', hour - asked)
      : words.plural('negotiation.earlier', asked - hour)
  }
}

const Moment = ({ end, at, note }: { end: string; at: string; note: ReactNode }) => {
  const words = useI18n()
  return (
    <p className={css.moment}>
      <time dateTime={at} className={css.day}>
        {words.t('negotiation.endOn', { end, day: dayInYear(words, at, 'weekdayDayMonth') })}
      </time>
      <b className={css.hour}>
        <Numeral>{words.hourOf(at)}</Numeral>
      </b>
      <span className={css.was}>{note}</span>
    </p>
  )
}
