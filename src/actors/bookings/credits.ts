/** For views: the user's credit and hours, owned by the query cache. */
export { creditsQuery } from '#src/services/guestQueries.ts'
