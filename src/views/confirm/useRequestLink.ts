import { toFailure, type Failure } from '#machines/kit/failure.ts'
import { requestLinkQuery, takeHotelStep, type HotelStep } from '#src/actors/negotiation/links.ts'
import { useMutation, useQuery, useQueryClient, type QueryKey, type UseQueryOptions } from '@tanstack/react-query'
import { readLinkAgainIn } from './request.rules.ts'

/** The device's clock may be wrong: the server's runs on from its last response. */
const serverNow = (response: { now: string } | undefined, readAt: number): number =>
  response === undefined
    ? Date.now()
    : Temporal.Instant.from(response.now).epochMilliseconds + Math.max(0, Date.now() - readAt)

export interface HotelLink {
  /** The server's clock, in milliseconds. */
  now: () => number
  failure: Failure | null
  /** Offline: it is read once the connection is back. */
  isWaiting: boolean
  retry: () => void
  take: (step: HotelStep, onTaken?: () => void) => void
  /** The step on its way. */
  taking: HotelStep | null
  /** The last step, if it failed. */
  failed: { step: HotelStep; failure: Failure } | null
  forgetFailure: () => void
}

/** A page behind a hotel's link, and what the hotel does there. Read anew when it comes to the front, and around deadlines. */
export const useHotelLink = <Answer extends { now: string }, Key extends QueryKey>({
  query,
  take,
  readAgainIn,
}: {
  query: UseQueryOptions<Answer, Error, Answer, Key> & { queryKey: Key }
  take: (step: HotelStep) => Promise<Answer>
  /** In milliseconds; false: nothing can change. */
  readAgainIn: (answer: Answer | undefined, now: number) => number | false
}): HotelLink & { link: Answer | null } => {
  const cache = useQueryClient()
  const { data, dataUpdatedAt, error, fetchStatus, refetch } = useQuery({
    ...query,
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) => readAgainIn(state.data, serverNow(state.data, state.dataUpdatedAt)),
  })
  const taken = useMutation({
    mutationFn: take,
    // Offline it fails at once: nothing is sent later, behind the hotel's back.
    networkMode: 'always',
    // A reading on its way does not know of this step: it must not replace the response.
    onMutate: () => cache.cancelQueries({ queryKey: query.queryKey }),
    onSuccess: (response) => cache.setQueryData<Answer>(query.queryKey, response),
    // Refused, or unknown: show how it stands.
    onError: () => void refetch(),
  })
  return {
    link: data ?? null,
    now: () => serverNow(data, dataUpdatedAt),
    failure: error === null ? null : toFailure(error),
    isWaiting: fetchStatus === 'paused',
    retry: () => void refetch(),
    take: (step, onTaken) => taken.mutate(step, onTaken === undefined ? {} : { onSuccess: onTaken }),
    taking: taken.isPending ? taken.variables : null,
    failed: taken.error === null ? null : { step: taken.variables, failure: toFailure(taken.error) },
    forgetFailure: taken.reset,
  }
}

/** The requests behind a hotel's link, and its steps. */
export const useRequestLink = (token: string) =>
  useHotelLink({
    query: requestLinkQuery(token),
    take: (step) => takeHotelStep(token, step),
    readAgainIn: readLinkAgainIn,
  })
export type RequestLink = ReturnType<typeof useRequestLink>
