import { CacheProvider } from '#src/app/CacheProvider.tsx'
import { loadStaffStatements } from '#src/i18n/loadStaffStatements.ts'
import { AccountFrame } from '#src/views/account/AccountFrame.tsx'
import { StaffStatements } from '#src/views/staff/StaffStatements.tsx'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_default/staff/statements')({
  loader: ({ context }) => loadStaffStatements(context.locale),
  component: Page,
})

function Page() {
  return (
    <CacheProvider>
      <AccountFrame page="staffStatements">
        <StaffStatements texts={Route.useLoaderData()} />
      </AccountFrame>
    </CacheProvider>
  )
}
