import { CacheProvider } from '#src/app/CacheProvider.tsx'
import { AccountFrame } from '#src/views/account/AccountFrame.tsx'
import { StaffHotels } from '#src/views/staff/StaffHotels.tsx'
import { StaffInquiries } from '#src/views/staff/StaffInquiries.tsx'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_default/staff/inquiries')({
  component: Page,
})

function Page() {
  return (
    <CacheProvider>
      <AccountFrame page="staffInquiries">
        <StaffInquiries />
        <StaffHotels />
      </AccountFrame>
    </CacheProvider>
  )
}
