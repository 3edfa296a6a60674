import { afterEach, expect, test, vi } from 'vitest'
import { stopClock } from '#src/ui/clock.testing.ts'
import { booked } from '#src/views/parts/booking/booking.testing.ts'
import { queryToBookAgain } from './queryToBookAgain.ts'

afterEach(() => vi.restoreAllMocks())

test("books a stay again with the same nights, hours and party, from the calendar's default day", () => {
  stopClock('2026-11-21T12:00')
  const rooms = [{ adults: 1, children: [4] }]
  const stay = { ...booked('b1', 'completed', '2026-03-30T22:00'), check_out: '2026-04-03T08:00', rooms }
  expect(queryToBookAgain(stay)).toMatchObject({ in: '2026-12-24-22', out: '2026-12-28-8', rooms: '1:4' })
})
