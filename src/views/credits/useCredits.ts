import { toFailure } from '#machines/kit/failure.ts'
import { creditsQuery } from '#src/actors/bookings/credits.ts'
import { useQuery } from '@tanstack/react-query'

/** Credit and hours of the user: cached first, then refreshed. */
export const useCredits = () => {
  const { data, error, fetchStatus, refetch } = useQuery({ ...creditsQuery(), refetchOnMount: 'always' })
  return {
    credits: data ?? null,
    failure: error === null ? null : toFailure(error),
    /** The request is paused until the connection returns. */
    isWaiting: fetchStatus === 'paused',
    retry: () => void refetch(),
  }
}
