/** Where views find what the server tells of the guest's bookings, and of those of their company. The query cache owns it. */
export {
  bookingsQuery as bookingsOf,
  companyBookingsQuery as companyBookings,
  statementsQuery as statements,
  travellersQuery as travellers,
} from '#src/services/guestQueries.ts'
