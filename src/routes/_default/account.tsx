import { CacheProvider } from '#src/app/CacheProvider.tsx'
import { AccountFrame } from '#src/views/account/AccountFrame.tsx'
import { createFileRoute, Outlet, useMatches } from '@tanstack/react-router'

export const Route = createFileRoute('/_default/account')({ component: Account })

function Account() {
  const page = useMatches({
    select: (matches) =>
      matches.findLast((match) => match.staticData.accountPage !== undefined)?.staticData.accountPage,
  })
  return (
    <CacheProvider>
      <AccountFrame page={page ?? 'myBookings'}>
        <Outlet />
      </AccountFrame>
    </CacheProvider>
  )
}
