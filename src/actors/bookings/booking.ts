/** Where views find one booking of the signed-in guest. The query cache owns it. */
export { bookingQuery } from '#src/services/guestQueries.ts'
