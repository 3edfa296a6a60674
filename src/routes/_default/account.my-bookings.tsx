import { CacheProvider } from '#src/app/CacheProvider.tsx'
import { MyBookingsPage } from '#src/views/account/MyBookingsPage.tsx'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_default/account/my-bookings')({
  component: () => (
    <CacheProvider>
      <MyBookingsPage />
    </CacheProvider>
  ),
})
