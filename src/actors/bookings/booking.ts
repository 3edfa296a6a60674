/** For views: one booking of the signed-in user, owned by the query cache. */
export { bookingQuery } from '#src/services/guestQueries.ts'
