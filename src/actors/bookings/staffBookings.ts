/** For staff views: bookings to review, owned by the query cache, and the decision on them. */
export { submitReviewDecision, staffBookingsQuery as staffBookings } from '#src/services/staffQueries.ts'
