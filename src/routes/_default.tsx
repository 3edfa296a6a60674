import { Shell } from '#src/app/Shell.tsx'
import { createFileRoute, Outlet } from '@tanstack/react-router'

export const Route = createFileRoute('/_default')({
  component: () => (
    <Shell>
      <Outlet />
    </Shell>
  ),
})
