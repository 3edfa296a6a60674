import { array, nullable, string, type, type Infer } from 'superstruct'
import { Booking } from './bookings.ts'

/** A booking and the account that made it. */
export const CompanyBooking = type({
  booking: Booking,
  account: type({ first_name: string(), last_name: string(), email: string() }),
})
export type CompanyBooking = Infer<typeof CompanyBooking>

/** Decisions §8: bookings by the accounts of a manager's company, newest first; empty without a company. */
export const CompanyBookingsResponse = type({
  company: nullable(type({ name: string() })),
  bookings: array(CompanyBooking),
})
export type CompanyBookingsResponse = Infer<typeof CompanyBookingsResponse>
