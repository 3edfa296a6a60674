import type { Booking } from '#contract/bookings.ts'
import { toFailure } from '#machines/kit/failure.ts'
import { defaultCriteria, writeNewSearch } from '#machines/search/search.criteria.url.ts'
import { bookingOf } from '#src/actors/booking.ts'
import { hotelOf, todayHere } from '#src/actors/hotel.ts'
import { useQuery } from '@tanstack/react-query'
import { faceOfBooking } from './bookingPage.face.ts'
import { LOOK_AGAIN_MS } from './useBookings.ts'

/** One booking of the guest, with its hotel as far as it still tells of itself. */
export const useBookingPage = (id: string) => {
  const { data, error, fetchStatus, refetch } = useQuery({
    ...bookingOf(id),
    refetchOnMount: 'always',
    refetchInterval: (query) => (query.state.data?.status === 'processing' ? LOOK_AGAIN_MS : false),
  })
  const hotel = useQuery({ ...hotelOf(data?.hotel.id ?? ''), enabled: data !== undefined })
  const failure = error === null ? null : toFailure(error)
  return {
    face: faceOfBooking({ isThere: data !== undefined, failure, isWaiting: fetchStatus === 'paused' }),
    booking: data ?? null,
    hotel: hotel.data ?? null,
    isHotelExpected: hotel.isPending,
    failure,
    retry: () => void refetch(),
  }
}

/** The same hotel for the same party, at the usual time ahead. */
export const queryToBookAgain = ({ hotel, rooms }: Booking): Record<string, string> => {
  const usual = defaultCriteria(todayHere())
  const destination = { name: hotel.name, point: hotel.location, poi: true }
  return writeNewSearch({ ...usual, destination, rooms })
}
