import { BOOKING_STATUSES, type BookingStatus } from '#contract/bookings.ts'
import { staffBookings } from '#src/actors/staffBookings.ts'
import { useWords } from '#src/i18n/I18nContext.tsx'
import { Select } from '#src/ui/Field.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { StaffAnswer } from './StaffAnswer.tsx'
import { StaffBookingCard } from './StaffBookingCard.tsx'
import * as css from './staff.css.ts'
import type { StaffBookingsTexts } from '#src/i18n/loadStaffBookings.ts'

const isStatus = (value: string): value is BookingStatus => BOOKING_STATUSES.some((known) => known === value)

/** Decisions §12: bookings by status, and what a person decides about those in review. */
export const StaffBookings = ({ texts }: { texts: StaffBookingsTexts }) => {
  const words = useWords()
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
      <Found status={status} texts={texts} />
    </>
  )
}

const Found = ({ status, texts }: { status: BookingStatus; texts: StaffBookingsTexts }) => {
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
                <StaffBookingCard one={one} texts={texts} />
              </li>
            ))}
          </ul>
        )
      }
    </StaffAnswer>
  )
}
