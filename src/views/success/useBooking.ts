import { selectStep, selectUser } from '#machines/auth/auth.selectors.ts'
import { toFailure } from '#machines/kit/failure.ts'
import { authActor } from '#src/actors/authActor.ts'
import { bookingOf } from '#src/actors/booking.ts'
import { useQuery } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'

export type BookingFace = 'loading' | 'signedOut' | 'missing' | 'failed' | 'shown'

interface Answered {
  data: unknown
  error: Error | null
}

/** What is shown of a booking that only its owner may see. */
export const faceOf = (isSignedIn: boolean, isSure: boolean, { data, error }: Answered): BookingFace => {
  if (isSignedIn && data !== undefined) return 'shown'
  if (!isSignedIn) return isSure ? 'signedOut' : 'loading'
  if (error === null) return 'loading'
  return toFailure(error).status === 404 ? 'missing' : 'failed'
}

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
