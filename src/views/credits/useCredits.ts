import { toFailure } from '#machines/kit/failure.ts'
import { creditsQuery } from '#src/actors/bookings/credits.ts'
import { useQuery } from '@tanstack/react-query'

/** Credit and hours of the guest: kept ones at once, then as they are now. */
export const useCredits = () => {
  const { data, error, fetchStatus, refetch } = useQuery({ ...creditsQuery(), refetchOnMount: 'always' })
  return {
    credits: data ?? null,
    failure: error === null ? null : toFailure(error),
    /** Nothing is asked for until the connection is back. */
    isWaiting: fetchStatus === 'paused',
    retry: () => void refetch(),
  }
}
