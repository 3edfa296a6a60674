import { fill } from '#src/views/staff/desk/desk.rules.ts'
import { BOOKING_STATUSES, type BookingStatus } from '#contract/booking/bookings.ts'
import { staffBookings } from '#src/actors/bookings/staffBookings.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { staffBookings as texts } from '#src/i18n/staffTexts.ts'
import { Select } from '#src/ui/forms/Field.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { StaffAnswer } from './StaffAnswer.tsx'
import { StaffBookingCard } from './StaffBookingCard.tsx'
import * as css from './staff.css.ts'
import { useDoneMessage } from './useDoneMessage.tsx'

const isStatus = (value: string): value is BookingStatus => BOOKING_STATUSES.some((status) => status === value)

/** Decisions §12: bookings by status, and the staff decision on those in review. */
export const StaffBookings = () => {
  const words = useI18n()
  const [status, setStatus] = useState<BookingStatus>('review')
  const { message, tell } = useDoneMessage()
  const options = BOOKING_STATUSES.map((value) => ({ value, label: words.t(`account.status.${value}`) }))
  return (
    <>
      <div>
        <Select
          label={texts.show}
          withoutMessage
          className={css.filter}
          value={status}
          options={options}
          onChange={({ target }) => isStatus(target.value) && setStatus(target.value)}
        />
        {message}
      </div>
      <BookingList status={status} onDecided={(reference) => tell(fill(texts.done, { reference }))} />
    </>
  )
}

const BookingList = ({ status, onDecided }: { status: BookingStatus; onDecided: (reference: string) => void }) => {
  const query = useQuery({ ...staffBookings(status), refetchOnMount: 'always' })
  return (
    <StaffAnswer query={query}>
      {({ bookings }) =>
        bookings.length === 0 ? (
          <p role="status" className={css.text}>
            {texts.none}
          </p>
        ) : (
          <ul className={css.list}>
            {bookings.map((one) => (
              <li key={one.booking.id}>
                <StaffBookingCard one={one} onDecided={() => onDecided(one.booking.reference)} />
              </li>
            ))}
          </ul>
        )
      }
    </StaffAnswer>
  )
}
