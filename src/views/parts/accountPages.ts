import type { Role } from '#contract/user.ts'

const PAGES = [
  { to: '/account/my-bookings', icon: 'calendar', title: 'account.myBookings' },
  { to: '/account/favorites', icon: 'heart', title: 'account.favourites' },
  { to: '/account/payment-methods', icon: 'card', title: 'account.paymentMethods' },
  { to: '/account/credits', icon: 'coin', title: 'account.credits' },
  { to: '/account/profile-settings', icon: 'user', title: 'account.profile' },
] as const
const MANAGER_PAGES = [{ to: '/account/company', icon: 'family', title: 'account.company' }] as const

/** The pages of the account, as they are listed wherever they are. Decisions §8. */
export const accountPages = (type: Role) => [...PAGES, ...(type === 'manager' ? MANAGER_PAGES : [])]
