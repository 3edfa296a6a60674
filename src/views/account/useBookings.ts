import type { Booking } from '#contract/booking/bookings.ts'
import { selectIsBusy, selectStep, selectUnknownGuest, selectUser } from '#machines/auth/auth.selectors.ts'
import { authActor } from '#src/actors/auth/authActor.ts'
import { bookingsQuery } from '#src/actors/bookings/bookings.ts'
import { useQuery } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { toFailure } from '#machines/kit/failure.ts'
import { BOOKING_POLL_INTERVAL_MS } from '#src/views/parts/booking/useBooking.ts'

const isOpen = ({ status }: Booking): boolean => status === 'processing'

/** The signed-in user; `null` if signed out or not loaded yet. */
export const useGuest = () => {
  const actor = authActor()
  return {
    user: useSelector(actor, selectUser),
    /** A session is being restored, or it is not known yet if there is one. */
    isExpected: useSelector(
      actor,
      (snapshot) => ['unknown', 'signedIn'].includes(selectStep(snapshot)) && selectUser(snapshot) === null,
    ),
    /** Why the user could not be loaded; also retried automatically. */
    failure: useSelector(actor, selectUnknownGuest),
    busy: useSelector(actor, selectIsBusy),
    reload: () => actor.send({ type: 'user.reload' }),
    logOut: () => actor.send({ type: 'signOut' }),
  }
}

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
