import { selectStep, selectUser } from '#machines/auth/auth.selectors.ts'
import { toFailure } from '#machines/kit/failure.ts'
import { authActor } from '#src/actors/authActor.ts'
import { bookingOf } from '#src/actors/booking.ts'
import { hotelOf } from '#src/actors/hotel.ts'
import { useQuery } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { faceOf } from './booking.face.ts'

/** One booking of the guest who is signed in, with its hotel's address as soon as it is known. */
export const useBooking = (id: string) => {
  const auth = authActor()
  const step = useSelector(auth, selectStep)
  const user = useSelector(auth, selectUser)
  const booking = useQuery({ ...bookingOf(id), enabled: user !== null })
  const hotel = useQuery({ ...hotelOf(booking.data?.hotel.id ?? ''), enabled: booking.data !== undefined })
  return {
    /** Why it could not be had. */
    failure: booking.error === null ? null : toFailure(booking.error),
    face: faceOf(user !== null, step === 'signedOut' || step === 'code', booking),
    booking: booking.data,
    /** Null while it is on its way; empty when the hotel does not tell. */
    address: hotel.data?.address ?? (hotel.isPending ? null : ''),
    email: user?.email ?? '',
    reload: () => void booking.refetch(),
  }
}
