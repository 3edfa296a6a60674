/** Where views find all bookings of the signed-in guest, and those of their company. The query cache owns them. */
export { bookingsQuery as bookingsOf, companyBookingsQuery as companyBookings } from '#src/services/guestQueries.ts'
