import { deskQuery } from '#src/services/staffQueries.ts'
import { queryClient } from '#src/services/query.ts'

/** For staff views: what needs a person now, and the screens that guests have sent, owned by the query cache. */
export { deleteCapture, captureQuery, capturesQuery, deskQuery, outboxQuery } from '#src/services/staffQueries.ts'

/** Counts younger than this are taken from the cache: the list of machines and the page of one ask for them in turn. */
const FRESH_MS = 30_000

/** Live rows in each state of the machines that the server steps. */
export const loadStateCounts = async () =>
  (await queryClient.fetchQuery({ ...deskQuery(), staleTime: FRESH_MS, retry: false })).stateCounts
