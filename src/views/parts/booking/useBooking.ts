import { toFailure } from '#machines/kit/failure.ts'
import { bookingQuery } from '#src/actors/bookings/booking.ts'
import { hotelQuery } from '#src/actors/hotel/hotel.ts'
import { useQuery } from '@tanstack/react-query'
import { bookingViewState } from './booking.viewState.ts'

/** Poll interval while a booking is being processed. */
export const BOOKING_POLL_INTERVAL_MS = 5000

/** A booking of the guest, with whatever is still known of its hotel. */
export const useBooking = (id: string, isSignedIn = true) => {
  const { data, error, fetchStatus, refetch } = useQuery({
    ...bookingQuery(id),
    enabled: isSignedIn,
    refetchOnMount: 'always',
    refetchInterval: (query) => (query.state.data?.status === 'processing' ? BOOKING_POLL_INTERVAL_MS : false),
  })
  const hotel = useQuery({ ...hotelQuery(data?.hotel.id ?? ''), enabled: data !== undefined })
  const failure = error === null ? null : toFailure(error)
  return {
    viewState: bookingViewState({ isThere: data !== undefined, failure, isWaiting: fetchStatus === 'paused' }),
    booking: data ?? null,
    hotel: hotel.data ?? null,
    isHotelExpected: hotel.isPending,
    failure,
    retry: () => void refetch(),
  }
}
