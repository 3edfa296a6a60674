/** Where views find all bookings of the signed-in guest. The query cache owns them. */
export { bookingsQuery as bookingsOf } from '#src/services/query.ts'
