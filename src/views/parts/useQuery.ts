import { cache, isOnline, watchConnection, type Query } from '#src/actors/answers.ts'
import { useEffect, useState, useSyncExternalStore } from 'react'

export interface Shown<Answer> extends Query<Answer> {
  /** Whether it is asked for at all; true unless said. */
  enabled?: boolean
  /** Asked anew each time that it is opened. */
  refetchOnMount?: 'always'
  /** How many milliseconds later it is asked again, by what it says; false for never. */
  refetchInterval?: (data: Answer | undefined) => number | false
  /** What another key had answered stays until this one does. */
  keepsPrevious?: boolean
}

const ignore = (): void => {
  // What failed is said by what is known of it.
}

/** An answer of the server, asked for while somebody looks and it is not known or grows old. */
export const useQuery = <Answer>({
  enabled = true,
  refetchOnMount,
  refetchInterval,
  keepsPrevious = false,
  ...query
}: Shown<Answer>) => {
  const entry = cache.entryOf(query)
  const known = useSyncExternalStore(entry.subscribe, entry.read)
  const { error, isInvalid, at } = known
  const [last, setLast] = useState(known.data)
  if (known.data !== undefined && known.data !== last) setLast(known.data)
  const every = refetchInterval?.(known.data) ?? false

  useEffect(() => {
    if (enabled && (refetchOnMount === 'always' || entry.isStale())) entry.fetch().catch(ignore)
  }, [entry, enabled, refetchOnMount])
  useEffect(() => {
    if (enabled && isInvalid) entry.fetch().catch(ignore)
  }, [entry, enabled, isInvalid])
  useEffect(
    () =>
      watchConnection((online) => {
        if (online && enabled && entry.isStale()) entry.fetch().catch(ignore)
      }),
    [entry, enabled],
  )
  useEffect(() => {
    if (every === false) return undefined
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') entry.fetch().catch(ignore)
    }, every)
    return () => clearInterval(timer)
  }, [entry, every])

  const isPlaceholderData = keepsPrevious && known.data === undefined && error === null && last !== undefined
  const data = isPlaceholderData ? last : known.data
  // What will be asked for in a moment is not told as idle before.
  const isDue = enabled && at === 0 && error === null && known.fetchStatus === 'idle'
  const due = isOnline() ? 'fetching' : 'paused'
  const fetchStatus = isDue ? due : known.fetchStatus
  const isPending = data === undefined && error === null
  const isFetching = fetchStatus === 'fetching'
  const refetch = (): void => void entry.fetch().catch(ignore)
  return {
    data,
    error,
    refetch,
    /** What hangs is given up first: to fetch again would only wait with it. */
    renew: () => {
      entry.cancel()
      refetch()
    },
    fetchStatus,
    isPlaceholderData,
    isPending,
    isFetching,
    /** Asked and not answered. */
    isLoading: isFetching && isPending,
    /** Waits for a network. */
    isPaused: fetchStatus === 'paused',
    isError: error !== null,
    isSuccess: error === null && data !== undefined,
  } as const
}
