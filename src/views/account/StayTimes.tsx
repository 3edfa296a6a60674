import type { Booking } from '#contract/booking/bookings.ts'
import { dayInYear } from '#src/i18n/dayInYear.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { stayHours, stayLabel } from '#src/i18n/stayWords.ts'
import { Numeral } from '#src/ui/content/Numeral.tsx'
import { StayLine } from '#src/ui/stay/StayLine.tsx'
import { bookedStay } from '#src/views/parts/booking/booking.rules.ts'
import * as css from './account.css.ts'

/** Check-in, check-out, and the line between them. */
export const StayTimes = ({ booking }: { booking: Booking }) => {
  const words = useI18n()
  const { stay, tones } = bookedStay(booking)
  return (
    <>
      <div className={css.times}>
        <Moment at={stay.checkIn} />
        <Moment at={stay.checkOut} />
      </div>
      <StayLine stay={stayHours(stay, tones)} label={stayLabel(words, stay, tones, booking.hotel.time_zone)} />
    </>
  )
}

const Moment = ({ at }: { at: string }) => {
  const words = useI18n()
  return (
    <p className={css.moment}>
      <time dateTime={at} className={css.small}>
        {dayInYear(words, at, 'weekdayDayMonth')}
      </time>{' '}
      <b className={css.hour}>
        <Numeral>{words.hourOf(at)}</Numeral>
      </b>
    </p>
  )
}
