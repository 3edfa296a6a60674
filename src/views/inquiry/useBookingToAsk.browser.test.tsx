import { booking } from '#src/actors/bookings/booking.testing.ts'
import { bookingQuery } from '#src/actors/bookings/booking.ts'
import { beginInquiry, storeInquiry } from '#src/actors/inquiry/inquiry.testing.ts'
import { inquiryActor } from '#src/actors/inquiry/inquiry.ts'
import { atTheLastStep } from '#machines/inquiry/inquiry.samples.ts'
import { renderPage } from '#src/ui/render.testing.tsx'
import { replace } from '#src/ui/replace.testing.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { useBookingToAsk } from './useBookingToAsk.ts'
import { beginAnew } from './useInquiry.ts'

const never = () => Promise.reject(new Error('nothing is asked'))
const desk = { open: never, pay: never, payWithSavedCard: never, paymentOf: () => ({ nonce: '', deviceData: null }) }
const begin = () => {
  const { actor } = beginInquiry({ callApi: never, desk, locale: 'en', timeZone: () => null })
  replace(inquiryActor, () => actor)
  return actor
}

test('a booking made here begins a request with its hotel and dates, once; the guest stays as typed', async () => {
  storeInquiry({ ...atTheLastStep, sent: { id: 'i-1', number: 'Q7RK2M', isUnconfirmed: false } })
  const actor = begin()
  // The request that was sent is not the one that the guest means.
  beginAnew()
  replace(bookingQuery, () => ({ queryKey: ['booking'], queryFn: () => booking }))
  const onTaken = vi.fn<() => void>()
  const Asking = () => {
    useBookingToAsk(booking.id, onTaken)
    return null
  }
  renderPage(
    <QueryClientProvider client={new QueryClient()}>
      <Asking />
    </QueryClientProvider>,
  )
  await expect.poll(() => onTaken).toHaveBeenCalledTimes(1)
  const { draft, sent } = actor.getSnapshot().context
  expect(sent).toBeNull()
  expect(draft.hotel).toMatchObject({
    id: booking.hotel.id,
    name: booking.hotel.name,
    timeZone: booking.hotel.time_zone,
  })
  expect([draft.checkIn.day, draft.checkOut.day, draft.reference]).toEqual([
    booking.check_in.slice(0, 10),
    booking.check_out.slice(0, 10),
    booking.reference,
  ])
  expect(draft.guest).toEqual(atTheLastStep.draft.guest)
})
