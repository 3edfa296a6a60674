import { useSurroundings } from '#src/app/Shell.tsx'
import { HotelsLayout } from '#src/views/layout/HotelsLayout.tsx'
import { createFileRoute, Outlet } from '@tanstack/react-router'

export const Route = createFileRoute('/_hotels')({ component: Hotels })

function Hotels() {
  return (
    <HotelsLayout surroundings={useSurroundings()} searchBar={null}>
      <Outlet />
    </HotelsLayout>
  )
}
