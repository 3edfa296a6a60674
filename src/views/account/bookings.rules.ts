import { bookingTab, type Booking, type BookingTab } from '#contract/booking/bookings.ts'

/** Upcoming: next first. Past: latest first. */
export const bookingsByTab = (bookings: readonly Booking[]): Record<BookingTab, Booking[]> => {
  const byStay = [...bookings].sort((one, other) => (one.check_in < other.check_in ? -1 : 1))
  const of = (tab: BookingTab) => byStay.filter(({ status }) => bookingTab(status) === tab)
  return {
    upcoming: of('upcoming'),
    ongoing: of('ongoing'),
    past: of('past').reverse(),
    canceled: of('canceled').reverse(),
  }
}
