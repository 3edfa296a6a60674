import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query'

/**
 * Fetches for a machine. Leaving the machine's state aborts `signal`; this cancels the query with this exact key and its
 * request, which a query client alone would let run on. Only the machine that owns the key may call it.
 */
export const fetchForMachine = <Answer, Key extends QueryKey>(
  client: QueryClient,
  options: FetchQueryOptions<Answer, Error, Answer, Key>,
  signal: AbortSignal,
): Promise<Answer> => {
  const { queryKey } = options
  signal.addEventListener('abort', () => void client.cancelQueries({ queryKey, exact: true }), { once: true })
  // Fail when offline, so that the machine can show it; the default would wait silently.
  return client.fetchQuery({ ...options, retry: false, staleTime: 0, networkMode: 'always' })
}
