import { createFileRoute, redirect } from '@tanstack/react-router'

/** The first page of the account. */
export const Route = createFileRoute('/_default/account/')({
  beforeLoad: () => {
    throw redirect({ to: '/account/my-bookings', replace: true })
  },
})
