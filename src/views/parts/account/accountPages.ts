import { mayPayByInvoice } from '#contract/user/roles.ts'
import type { SignedInUser } from '#machines/auth/auth.ports.ts'
import * as icons from '#src/ui/content/icons.ts'

const PAGES = [
  { to: '/account/my-bookings', icon: icons.calendar, title: 'account.myBookings' },
  { to: '/account/inquiries', icon: icons.ask, title: 'account.inquiries' },
  { to: '/account/favorites', icon: icons.heart, title: 'account.favourites' },
  { to: '/account/payment-methods', icon: icons.card, title: 'account.paymentMethods' },
  { to: '/account/credits', icon: icons.coin, title: 'account.credits' },
  { to: '/account/profile-settings', icon: icons.user, title: 'account.profile' },
] as const
const INVOICED_PAGES = [{ to: '/account/statements', icon: icons.document, title: 'account.statements' }] as const
const MANAGER_PAGES = [{ to: '/account/company', icon: icons.family, title: 'account.company' }] as const
const STAFF_PAGES = [{ to: '/staff', icon: icons.grid, title: 'account.staff' }] as const

/** Pages of the account, in the order of every list. Decisions §8. */
export const accountPages = ({ type, is_staff }: Pick<SignedInUser, 'type' | 'is_staff'>) => [
  ...PAGES,
  ...(mayPayByInvoice(type) ? INVOICED_PAGES : []),
  ...(type === 'manager' ? MANAGER_PAGES : []),
  ...(is_staff ? STAFF_PAGES : []),
]
