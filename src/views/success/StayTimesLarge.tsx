import type { Booking } from '#contract/booking/bookings.ts'
import { countHours } from '#contract/hotel/stay.ts'
import { dayInYear } from '#src/i18n/dayInYear.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { stayHours, stayLabel } from '#src/i18n/stayWords.ts'
import { Numeral } from '#src/ui/content/Numeral.tsx'
import { StayLineLarge } from '#src/ui/stay/StayLineLarge.tsx'
import { bookedStay } from '#src/views/parts/booking/booking.rules.ts'
import * as css from './StayTimesLarge.css.ts'

/** Both hours in large type, with the line between them. */
export const StayTimesLarge = ({ booking }: { booking: Booking }) => {
  const words = useI18n()
  const { stay, tones } = bookedStay(booking)
  const zone = booking.hotel.time_zone
  return (
    <div className={css.stay}>
      <Moment name={words.t('common.stay.checkIn')} at={stay.checkIn} className={css.start} />
      <div className={css.line}>
        <StayLineLarge
          hourShort={words.hourShort}
          stay={stayHours(stay, tones)}
          label={stayLabel(words, stay, tones, zone)}
        />
        <p className={css.hours} aria-hidden="true">
          {words.plural('common.hours', countHours(stay, zone))}
        </p>
      </div>
      <Moment name={words.t('common.stay.checkOut')} at={stay.checkOut} className={css.end} />
    </div>
  )
}

const Moment = ({ name, at, className }: { name: string; at: string; className: string }) => {
  const words = useI18n()
  return (
    <p className={className}>
      <span className={css.name}>{name}</span>{' '}
      <b className={css.hour}>
        <Numeral>{words.hourOf(at)}</Numeral>
      </b>{' '}
      <time dateTime={at} className={css.day}>
        {dayInYear(words, at, 'weekdayDayMonth')}
      </time>
    </p>
  )
}
