import { bookingTab } from '#contract/booking/bookings.ts'
import type { SignedInUser } from '#machines/auth/auth.ports.ts'
import { bookingsQuery } from '#src/actors/bookings/bookings.ts'
import { creditsQuery } from '#src/actors/bookings/credits.ts'
import { useQuery } from '@tanstack/react-query'

export interface DeletionCosts {
  /** A stay is to come or running: the server refuses the deletion. */
  hasOpenBooking: boolean
  /** Credit that would be lost, in US dollars. */
  credit: number
}

/** What stands in the way of deleting the account, and what would be lost. Refreshed, since a booking may have been made since. */
export const useDeletionCosts = (user: SignedInUser): DeletionCosts => {
  const bookings = useQuery({ ...bookingsQuery(), refetchOnMount: 'always' })
  const credits = useQuery({ ...creditsQuery(), refetchOnMount: 'always' })
  return {
    hasOpenBooking: (bookings.data ?? []).some(({ status }) => ['upcoming', 'ongoing'].includes(bookingTab(status))),
    credit: credits.data?.available_credits ?? user.available_credits,
  }
}
