import { array, nullable, string, type, type Infer } from 'superstruct'
import { Inquiry } from '#contract/inquiry/inquiries.ts'
import { Booking } from './bookings.ts'

const Account = type({ first_name: string(), last_name: string(), email: string() })

/** A booking and the account that made it. */
export const CompanyBooking = type({ booking: Booking, account: Account })
export type CompanyBooking = Infer<typeof CompanyBooking>

/** Decisions §8: bookings and inquiries by the accounts of a manager's company, newest first; empty without a company. */
export const CompanyBookingsResponse = type({
  company: nullable(type({ name: string() })),
  bookings: array(CompanyBooking),
  inquiries: array(type({ inquiry: Inquiry, account: Account })),
})
export type CompanyBookingsResponse = Infer<typeof CompanyBookingsResponse>
