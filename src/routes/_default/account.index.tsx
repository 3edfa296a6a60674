import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/_default/account/')({
  beforeLoad: () => {
    throw redirect({ to: '/account/my-bookings', replace: true })
  },
})
