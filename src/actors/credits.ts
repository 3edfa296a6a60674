import { creditsQuery, queryClient } from '#src/services/query.ts'
import { authActor } from './authActor.ts'
import { lazily } from './lazily.ts'

/** Whoever leaves takes his history with him. */
const watchLeaving = lazily(() => authActor().on('cleared', () => queryClient.removeQueries({ queryKey: ['credits'] })))

/** Where views find the guest's credit and hours. The query cache owns them. */
export const creditsOf = () => {
  watchLeaving()
  return creditsQuery()
}
