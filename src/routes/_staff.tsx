import { CacheProvider } from '#src/app/CacheProvider.tsx'
import { Shell, useLayoutProps } from '#src/app/Shell.tsx'
import { NotFoundPage } from '#src/views/errors/NotFoundPage.tsx'
import { StaffLayout } from '#src/views/staff/frame/StaffLayout.tsx'
import { createFileRoute, Outlet } from '@tanstack/react-router'

/** Decisions §8 and §15: the staff pages, in English only. */
export const Route = createFileRoute('/_staff')({ component: Staff })

function Staff() {
  return (
    <CacheProvider>
      <StaffLayout
        layoutProps={useLayoutProps()}
        forOthers={
          <Shell>
            <NotFoundPage />
          </Shell>
        }
      >
        <Outlet />
      </StaffLayout>
    </CacheProvider>
  )
}
