import { selectStep, selectUser } from '#machines/auth/auth.selectors.ts'
import { authActor } from '#src/actors/authActor.ts'
import { bookingOf } from '#src/actors/booking.ts'
import { useQuery } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { faceOf } from './booking.face.ts'

/** One booking of the guest who is signed in. */
export const useBooking = (id: string) => {
  const auth = authActor()
  const step = useSelector(auth, selectStep)
  const user = useSelector(auth, selectUser)
  const booking = useQuery({ ...bookingOf(id), enabled: user !== null })
  return {
    face: faceOf(user !== null, step === 'signedOut' || step === 'code', booking),
    booking: booking.data,
    email: user?.email ?? '',
    reload: () => void booking.refetch(),
  }
}
