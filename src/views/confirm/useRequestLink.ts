import { toFailure } from '#machines/kit/failure.ts'
import { requestLinkQuery, takeHotelStep, type HotelStep } from '#src/actors/negotiation/links.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { readLinkAgainIn } from './request.rules.ts'

/** The device's clock may be wrong: the server's runs on from its last response. */
const serverNow = (response: { now: string } | undefined, readAt: number): number =>
  response === undefined
    ? Date.now()
    : Temporal.Instant.from(response.now).epochMilliseconds + Math.max(0, Date.now() - readAt)

/** The requests behind a hotel's link, and its steps. */
export const useRequestLink = (token: string) => {
  const cache = useQueryClient()
  const query = requestLinkQuery(token)
  const { data, dataUpdatedAt, error, fetchStatus, refetch } = useQuery({
    ...query,
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) => readLinkAgainIn(state.data, serverNow(state.data, state.dataUpdatedAt)),
  })
  const taken = useMutation({
    mutationFn: (step: HotelStep) => takeHotelStep(token, step),
    // Offline it fails at once: nothing is sent later, behind the hotel's back.
    networkMode: 'always',
    onSuccess: (response) => cache.setQueryData(query.queryKey, response),
    // Refused, or unknown: show how it stands.
    onError: () => void refetch(),
  })
  return {
    link: data ?? null,
    now: () => serverNow(data, dataUpdatedAt),
    failure: error === null ? null : toFailure(error),
    isWaiting: fetchStatus === 'paused',
    retry: () => void refetch(),
    take: (step: HotelStep, onTaken?: () => void) =>
      taken.mutate(step, onTaken === undefined ? {} : { onSuccess: onTaken }),
    /** The step on its way. */
    taking: taken.isPending ? taken.variables : null,
    /** The last step, if it failed. */
    failed: taken.error === null ? null : { step: taken.variables, failure: toFailure(taken.error) },
    forgetFailure: taken.reset,
  }
}
export type RequestLink = ReturnType<typeof useRequestLink>
