import type { Cache, Query } from './cache.ts'

/**
 * Fetches for a machine. Leaving the machine's state aborts `signal`, which cancels the query of this exact key and so aborts its request:
 * the cache alone would let it run on. Only the one machine that owns the key may call this.
 */
export const fetchForMachine = <Answer>(cache: Cache, query: Query<Answer>, signal: AbortSignal): Promise<Answer> => {
  const entry = cache.entryOf(query)
  signal.addEventListener('abort', entry.cancel, { once: true })
  // Without a connection it fails and the machine can say so; by default it would wait in silence.
  return entry.fetch({ ...query, retry: false, networkMode: 'always' })
}
