import { draftFromBooking } from '#machines/inquiry/fromBooking.rules.ts'
import { inquiryActor } from '#src/actors/inquiry/inquiry.ts'
import { bookingQuery } from '#src/actors/bookings/booking.ts'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'

/**
 * Begins the request with a booking of the user's.
 * @param id null: with none.
 * @param onTaken called once the booking is in the form, so that going back does not take it again.
 */
export const useBookingToAsk = (id: string | null, onTaken: () => void): void => {
  const { data } = useQuery({ ...bookingQuery(id ?? ''), ...(id === null ? { queryFn: skipToken } : {}) })
  const taken = useEffectEvent(onTaken)
  useEffect(() => {
    if (data === undefined || id === null) return
    inquiryActor().send({ type: 'draft.change', change: draftFromBooking(data) })
    taken()
  }, [data, id])
}
