import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query'

/**
 * Fetches for a machine. Leaving the machine's state aborts `signal`, which cancels the query of this exact key and so aborts its request:
 * a query client alone would let it run on. Only the one machine that owns the key may call this.
 */
export const fetchForMachine = <Answer, Key extends QueryKey>(
  client: QueryClient,
  options: FetchQueryOptions<Answer, Error, Answer, Key>,
  signal: AbortSignal,
): Promise<Answer> => {
  const { queryKey } = options
  signal.addEventListener('abort', () => void client.cancelQueries({ queryKey, exact: true }), { once: true })
  // Without a connection it fails and the machine can say so; by default it would wait in silence.
  return client.fetchQuery({ ...options, retry: false, staleTime: 0, networkMode: 'always' })
}
