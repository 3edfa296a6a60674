import { queryClient } from '#src/services/query.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'

/** For the pages that read the server's answers; the others never load the cache. */
export const CacheProvider = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
)
