/** Specification §2, header menu. */
const LINKS = [
  { to: '/hotels', text: 'common.nav.hotels', inMenu: 'common.nav.search', isHiddenWhereItIs: true },
  { to: '/inquiry', text: 'common.nav.inquiry', inMenu: 'common.nav.inquiry', isHiddenWhereItIs: true },
  { to: '/about', text: 'common.nav.about', inMenu: 'common.nav.about', isHiddenWhereItIs: false },
] as const

export type NavLink = (typeof LINKS)[number]

/** The steps belong to the inquiry. A hotel's page is not the list of hotels, nor one request the way to another. */
const isAt = (path: string, to: string): boolean => path === to || path.startsWith(`${to}/steps`)

/** Hides hotels and check-in inquiry on their own page. */
export const navLinksAt = (path: string): NavLink[] =>
  LINKS.filter(({ to, isHiddenWhereItIs }) => !(isHiddenWhereItIs && isAt(path, to)))
