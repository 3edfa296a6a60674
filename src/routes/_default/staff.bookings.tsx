import { CacheProvider } from '#src/app/CacheProvider.tsx'
import { AccountFrame } from '#src/views/account/AccountFrame.tsx'
import { StaffBookings } from '#src/views/staff/StaffBookings.tsx'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_default/staff/bookings')({
  component: Page,
})

function Page() {
  return (
    <CacheProvider>
      <AccountFrame page="staff">
        <StaffBookings />
      </AccountFrame>
    </CacheProvider>
  )
}
