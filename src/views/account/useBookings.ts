import type { Booking } from '#contract/booking/bookings.ts'
import { selectIsBusy, selectStep, selectUnknownGuest, selectUser } from '#machines/auth/auth.selectors.ts'
import { authActor } from '#src/actors/auth/authActor.ts'
import { bookingsQuery } from '#src/actors/bookings/bookings.ts'
import { useQuery } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { toFailure } from '#machines/kit/failure.ts'
import { BOOKING_POLL_INTERVAL_MS } from '#src/views/parts/booking/useBooking.ts'

const isOpen = ({ status }: Booking): boolean => status === 'processing'

/** The signed-in guest; `null` also while it is not known who that is. */
export const useGuest = () => {
  const actor = authActor()
  return {
    user: useSelector(actor, selectUser),
    /** A session is kept, or whether one is has not been said yet. */
    isExpected: useSelector(
      actor,
      (snapshot) => ['unknown', 'signedIn'].includes(selectStep(snapshot)) && selectUser(snapshot) === null,
    ),
    /** Why it is not known who is signed in; it is asked again by itself too. */
    failure: useSelector(actor, selectUnknownGuest),
    busy: useSelector(actor, selectIsBusy),
    reload: () => actor.send({ type: 'user.reload' }),
    logOut: () => actor.send({ type: 'signOut' }),
  }
}

/** The guest's bookings: kept ones at once, then as they are now. */
export const useBookings = () => {
  const { data, error, fetchStatus, refetch } = useQuery({
    ...bookingsQuery(),
    refetchOnMount: 'always',
    refetchInterval: (query) => (query.state.data?.some(isOpen) ? BOOKING_POLL_INTERVAL_MS : false),
  })
  return {
    bookings: data ?? null,
    failure: error === null ? null : toFailure(error),
    /** Nothing is asked for until the connection is back. */
    isWaiting: fetchStatus === 'paused',
    retry: () => void refetch(),
  }
}
