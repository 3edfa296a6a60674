import type { Role } from '#contract/user.ts'
import * as icons from '#src/ui/icons.ts'

const PAGES = [
  { to: '/account/my-bookings', icon: icons.calendar, title: 'account.myBookings' },
  { to: '/account/favorites', icon: icons.heart, title: 'account.favourites' },
  { to: '/account/payment-methods', icon: icons.card, title: 'account.paymentMethods' },
  { to: '/account/credits', icon: icons.coin, title: 'account.credits' },
  { to: '/account/profile-settings', icon: icons.user, title: 'account.profile' },
] as const
const MANAGER_PAGES = [{ to: '/account/company', icon: icons.family, title: 'account.company' }] as const

/** The pages of the account, as they are listed wherever they are. Decisions §8. */
export const accountPages = (type: Role) => [...PAGES, ...(type === 'manager' ? MANAGER_PAGES : [])]
