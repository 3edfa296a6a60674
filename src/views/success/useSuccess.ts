import { selectStep, selectUser } from '#machines/auth/auth.selectors.ts'
import { authActor } from '#src/actors/auth/authActor.ts'
import { useBooking } from '#src/views/parts/booking/useBooking.ts'
import { useSelector } from '@xstate/react'
import { successViewState } from './success.viewState.ts'

/** One booking of the guest who is signed in, with its hotel's address as soon as it is known. */
export const useSuccess = (id: string) => {
  const auth = authActor()
  const step = useSelector(auth, selectStep)
  const user = useSelector(auth, selectUser)
  const { viewState, booking, hotel, isHotelExpected, failure, retry } = useBooking(id, user !== null)
  return {
    viewState: successViewState(user !== null, step === 'signedOut' || step === 'code', viewState),
    booking,
    /** Null while it is on its way; empty when the hotel does not tell. */
    address: hotel?.address ?? (isHotelExpected ? null : ''),
    email: user?.email ?? '',
    /** Why it could not be had. */
    failure,
    retry,
  }
}
