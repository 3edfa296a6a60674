import type { Booking } from '#contract/bookings.ts'
import { dayHour, dayOf, hourOf, STANDARD_CHECK_IN_HOUR } from '#contract/stay.ts'
import { toFailure } from '#machines/kit/failure.ts'

export type BookingFace = 'loading' | 'signedOut' | 'missing' | 'failed' | 'shown'

interface Answered {
  data: unknown
  error: Error | null
}

/** What is shown of a booking that only its owner may see. `isSure`: it is known that nobody is signed in. */
export const faceOf = (isSignedIn: boolean, isSure: boolean, { data, error }: Answered): BookingFace => {
  if (isSignedIn && data !== undefined) return 'shown'
  if (!isSignedIn) return isSure ? 'signedOut' : 'loading'
  if (error === null) return 'loading'
  return toFailure(error).status === 404 ? 'missing' : 'failed'
}

/** From when the room is the guest's for sure: early hours that are only asked for do not count. */
export const sureFrom = ({ check_in, checkin_guaranteed }: Pick<Booking, 'check_in' | 'checkin_guaranteed'>): string =>
  checkin_guaranteed || hourOf(check_in) >= STANDARD_CHECK_IN_HOUR
    ? check_in
    : dayHour(dayOf(check_in), STANDARD_CHECK_IN_HOUR)
