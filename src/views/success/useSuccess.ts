import { selectStep, selectUser } from '#machines/auth/auth.selectors.ts'
import { authActor } from '#src/actors/auth/authActor.ts'
import { useBooking } from '#src/views/parts/booking/useBooking.ts'
import { useSelector } from '@xstate/react'
import { successViewState } from './success.viewState.ts'

/** A booking of the signed-in user, with its hotel's address once loaded. */
export const useSuccess = (id: string) => {
  const auth = authActor()
  const step = useSelector(auth, selectStep)
  const user = useSelector(auth, selectUser)
  const { viewState, booking, hotel, isHotelExpected, failure, retry } = useBooking(id, user !== null)
  return {
    viewState: successViewState(user !== null, step === 'signedOut' || step === 'code', viewState),
    booking,
    /** Null while loading; empty if the hotel has none. */
    address: hotel?.address ?? (isHotelExpected ? null : ''),
    email: user?.email ?? '',
    /** Why loading failed. */
    failure,
    retry,
  }
}
