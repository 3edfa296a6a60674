/** For views: bookings of the user and of their company, owned by the query cache. */
export { bookingsQuery, companyBookingsQuery, statementsQuery, travellersQuery } from '#src/services/guestQueries.ts'
