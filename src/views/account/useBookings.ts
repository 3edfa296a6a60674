import type { Booking } from '#contract/booking/bookings.ts'
import { bookingsQuery } from '#src/actors/bookings/bookings.ts'
import { useQuery } from '@tanstack/react-query'
import { toFailure } from '#machines/kit/failure.ts'
import { BOOKING_POLL_INTERVAL_MS } from '#src/views/parts/booking/useBooking.ts'

const isOpen = ({ status }: Booking): boolean => status === 'processing'

/** The user's bookings: cached first, then refreshed. */
export const useBookings = () => {
  const { data, error, fetchStatus, refetch } = useQuery({
    ...bookingsQuery(),
    refetchOnMount: 'always',
    refetchInterval: (query) => (query.state.data?.some(isOpen) ? BOOKING_POLL_INTERVAL_MS : false),
  })
  return {
    bookings: data ?? null,
    failure: error === null ? null : toFailure(error),
    /** The request is paused until the connection returns. */
    isWaiting: fetchStatus === 'paused',
    retry: () => void refetch(),
  }
}
