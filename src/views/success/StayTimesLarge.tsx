import { guaranteedStay, type Booking } from '#contract/booking/bookings.ts'
import { countHours } from '#contract/hotel/stay.ts'
import { dayInYear } from '#src/i18n/dayInYear.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { stayHours, stayLabel } from '#src/i18n/stayWords.ts'
import { Numeral } from '#src/ui/content/Numeral.tsx'
import { StayLineLarge } from '#src/ui/stay/StayLineLarge.tsx'
import { bookedStay } from '#src/views/parts/booking/booking.rules.ts'
import * as css from './StayTimesLarge.css.ts'

/** The hours that are held in large type, with the line between them; those on request are second. */
export const StayTimesLarge = ({ booking }: { booking: Booking }) => {
  const words = useI18n()
  const { stay, tones } = bookedStay(booking)
  const held = guaranteedStay(booking)
  const zone = booking.hotel.time_zone
  return (
    <div className={css.stay}>
      <Moment name={words.t('common.stay.checkIn')} at={held.checkIn} requested={stay.checkIn} className={css.start} />
      <div className={css.line}>
        <StayLineLarge
          hourShort={words.hourShort}
          stay={stayHours(stay, tones)}
          label={stayLabel(words, stay, tones, zone)}
        />
        <p className={css.hours} aria-hidden="true">
          {words.plural('common.hours', countHours(held, zone))}
        </p>
      </div>
      <Moment name={words.t('common.stay.checkOut')} at={held.checkOut} requested={stay.checkOut} className={css.end} />
    </div>
  )
}

const Moment = ({
  name,
  at,
  requested,
  className,
}: {
  name: string
  at: string
  requested: string
  className: string
}) => {
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
      {requested !== at && (
        <span className={css.requested}>{words.t('success.requested', { hour: words.hourOf(requested) })}</span>
      )}
    </p>
  )
}
