import { BookingPage } from '#src/views/account/BookingPage.tsx'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_default/account/my-bookings/$id')({
  component: OneBooking,
  staticData: { accountPage: 'myBookings' },
})

function OneBooking() {
  const { id } = Route.useParams()
  return <BookingPage key={id} id={id} />
}
