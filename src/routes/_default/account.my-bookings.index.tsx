import { BOOKING_TABS, type BookingTab } from '#contract/booking/bookings.ts'
import { BookingList } from '#src/views/account/BookingList.tsx'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_default/account/my-bookings/')({
  component: MyBookings,
  staticData: { accountPage: 'myBookings' },
})

/** `?tab=past`; the first tab is not in the URL. */
function MyBookings() {
  const params: Record<string, unknown> = Route.useSearch()
  const navigate = Route.useNavigate()
  const [first] = BOOKING_TABS
  const tab = BOOKING_TABS.find((name) => name === params['tab']) ?? first
  const onTab = (next: BookingTab) =>
    void navigate({ search: { tab: next === first ? undefined : next }, replace: true, resetScroll: false })
  return <BookingList tab={tab} onTab={onTab} />
}
