import { requestTokenOf } from '#contract/http/pages.ts'
import { queryClient } from '#src/services/query.ts'
import { requestLinkQuery } from './links.ts'

/** Long enough for the page to be rendered: without a page, a response is dropped at once. */
const KEPT_MS = 30_000

/** Reads what is behind a hotel's link before the page renders; the page shows any error. */
export const firstRequestLink = async (path: string): Promise<void> => {
  const token = requestTokenOf(path)
  if (token !== undefined) await queryClient.prefetchQuery({ ...requestLinkQuery(token), gcTime: KEPT_MS })
}
