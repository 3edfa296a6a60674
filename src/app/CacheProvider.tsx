import { queryClient } from '#src/services/query.ts'
import { QueryClientContext, QueryClientProvider } from '@tanstack/react-query'
import { use, type ReactNode } from 'react'

/** For pages that read server responses; other pages never load the cache. A server render brings its own. */
export const CacheProvider = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={use(QueryClientContext) ?? queryClient}>{children}</QueryClientProvider>
)
