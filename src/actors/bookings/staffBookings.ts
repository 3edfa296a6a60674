/** Where views find the bookings that staff look at, and decide about them. The query cache owns them. */
export { submitReviewDecision, staffBookingsQuery as staffBookings } from '#src/services/staffQueries.ts'
