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

const isStatus = (value: string): value is BookingStatus => BOOKING_STATUSES.some((status) => status === value)

/** Decisions §12: bookings by status, and the staff decision on those in review. */
export const StaffBookings = () => {
  const words = useI18n()
  const [status, setStatus] = useState<BookingStatus>('review')
  const options = BOOKING_STATUSES.map((value) => ({ value, label: words.t(`account.status.${value}`) }))
  return (
    <>
      <Select
        label={texts.show}
        withoutMessage
        value={status}
        options={options}
        onChange={({ target }) => isStatus(target.value) && setStatus(target.value)}
      />
      <BookingList status={status} />
    </>
  )
}

const BookingList = ({ status }: { status: BookingStatus }) => {
  const query = useQuery({ ...staffBookings(status), refetchOnMount: 'always' })
  return (
    <StaffAnswer query={query}>
      {({ bookings }) =>
        bookings.length === 0 ? (
          <p role="status">{texts.none}</p>
        ) : (
          <ul className={css.list}>
            {bookings.map((one) => (
              <li key={one.booking.id}>
                <StaffBookingCard one={one} />
              </li>
            ))}
          </ul>
        )
      }
    </StaffAnswer>
  )
}
