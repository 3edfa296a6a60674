import { CacheProvider } from '#src/app/CacheProvider.tsx'
import { AccountFrame } from '#src/views/account/AccountFrame.tsx'
import { StaffStatements } from '#src/views/staff/StaffStatements.tsx'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_default/staff/statements')({
  component: Page,
})

function Page() {
  return (
    <CacheProvider>
      <AccountFrame page="staffStatements">
        <StaffStatements />
      </AccountFrame>
    </CacheProvider>
  )
}
