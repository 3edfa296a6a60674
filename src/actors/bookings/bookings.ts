/** Where views find what the server tells of the guest's bookings, and of those of their company. The query cache owns it. */
export { bookingsQuery, companyBookingsQuery, statementsQuery, travellersQuery } from '#src/services/guestQueries.ts'
