import { expect, test } from 'vitest'
import { booked } from '#src/views/parts/booking/booking.testing.ts'
import { bookingsByTab } from './bookings.rules.ts'

test('lists each booking under its tab: next first if upcoming, latest first if past', () => {
  const bookings = [
    booked('february', 'confirmed', '2027-02-05T15:00'),
    booked('december', 'processing', '2026-12-24T20:00'),
    booked('now', 'ongoing', '2026-11-20T15:00'),
    booked('spring', 'completed', '2026-04-01T15:00'),
    booked('summer', 'completed', '2026-07-01T15:00'),
    booked('refused', 'rejected', '2026-12-01T15:00'),
    booked('cancelled', 'cancelled', '2027-01-01T15:00'),
    booked('looked at', 'review', '2026-12-25T15:00'),
  ]
  const ids = Object.entries(bookingsByTab(bookings)).map(([tab, list]) => [tab, list.map(({ id }) => id)])
  expect(ids).toEqual([
    ['upcoming', ['december', 'looked at', 'february']],
    ['ongoing', ['now']],
    ['past', ['summer', 'spring']],
    ['canceled', ['cancelled', 'refused']],
  ])
})
