import { queryClient } from '#src/services/query.ts'
import { QueryClientContext, QueryClientProvider } from '@tanstack/react-query'
import { use, type ReactNode } from 'react'

/** For the pages that read the server's answers; the others never load the cache. A page that is rendered for one request brings its own. */
export const CacheProvider = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={use(QueryClientContext) ?? queryClient}>{children}</QueryClientProvider>
)
