import { selectStep, selectUser } from '#machines/auth/auth.selectors.ts'
import { authActor } from '#src/actors/authActor.ts'
import { useBooking } from '#src/views/parts/useBooking.ts'
import { useSelector } from '@xstate/react'
import { faceOf } from './success.face.ts'

/** One booking of the guest who is signed in, with its hotel's address as soon as it is known. */
export const useSuccess = (id: string) => {
  const auth = authActor()
  const step = useSelector(auth, selectStep)
  const user = useSelector(auth, selectUser)
  const { face, booking, hotel, isHotelExpected, failure, retry } = useBooking(id, user !== null)
  return {
    face: faceOf(user !== null, step === 'signedOut' || step === 'code', face),
    booking,
    /** Null while it is on its way; empty when the hotel does not tell. */
    address: hotel?.address ?? (isHotelExpected ? null : ''),
    email: user?.email ?? '',
    /** Why it could not be had. */
    failure,
    retry,
  }
}
