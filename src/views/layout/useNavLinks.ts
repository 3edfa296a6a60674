import { useLocation } from '@tanstack/react-router'
import { navLinksAt, type NavLink } from './navLinks.rules.ts'

/** Links of the header and its menu. */
export const useNavLinks = (): NavLink[] => {
  const path = useLocation({ select: ({ pathname }) => pathname })
  return navLinksAt(path)
}
