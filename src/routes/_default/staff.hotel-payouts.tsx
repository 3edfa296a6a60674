import { CacheProvider } from '#src/app/CacheProvider.tsx'
import { AccountFrame } from '#src/views/account/AccountFrame.tsx'
import { StaffPayouts } from '#src/views/staff/StaffPayouts.tsx'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_default/staff/hotel-payouts')({
  component: Page,
})

function Page() {
  return (
    <CacheProvider>
      <AccountFrame page="staffPayouts">
        <StaffPayouts />
      </AccountFrame>
    </CacheProvider>
  )
}
