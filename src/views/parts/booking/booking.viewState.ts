import type { Failure } from '#machines/kit/failure.ts'

export type BookingViewState = 'loading' | 'offline' | 'missing' | 'failed' | 'shown'

const NOT_FOUND = 404

export const bookingViewState = (answer: {
  isThere: boolean
  failure: Failure | null
  isWaiting: boolean
}): BookingViewState => {
  const { isThere, failure, isWaiting } = answer
  // Another user's or deleted: do not show cached data either.
  if (failure?.status === NOT_FOUND) return 'missing'
  if (isThere) return 'shown'
  if (failure !== null) return 'failed'
  return isWaiting ? 'offline' : 'loading'
}
