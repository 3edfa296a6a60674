import type { CaptureEnvelope } from '#contract/support/captures.ts'
import type { QueryClient } from '@tanstack/react-query'

/** Fills a cache with the answers that a guest had. From then on it asks for nothing, whatever a query says of itself. */
export const freezeCache = (client: QueryClient, answers: CaptureEnvelope['cache']): void => {
  for (const { key, data, at } of answers) client.setQueryData(key, data, { updatedAt: at })
  const defaults = client.defaultQueryOptions.bind(client)
  Object.assign(client, {
    defaultQueryOptions: (options: Parameters<typeof defaults>[0]) => ({
      ...defaults(options),
      enabled: false,
      staleTime: Infinity,
      gcTime: Infinity,
      queryFn: () => new Promise(() => undefined),
    }),
  })
}
