/** Specification §2, header menu. The check-in inquiry link is added with its pages. */
const LINKS = [
  { to: '/hotels', text: 'common.nav.hotels', inMenu: 'common.nav.search', isHiddenWhereItIs: true },
  { to: '/about', text: 'common.nav.about', inMenu: 'common.nav.about', isHiddenWhereItIs: false },
] as const

export type NavLink = (typeof LINKS)[number]

/** Hides hotels and check-in inquiry on their own page. A hotel's page is not the list of hotels. */
export const navLinksAt = (path: string): NavLink[] =>
  LINKS.filter(({ to, isHiddenWhereItIs }) => !(isHiddenWhereItIs && path === to))
