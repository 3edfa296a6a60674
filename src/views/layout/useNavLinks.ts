import { useLocation } from '@tanstack/react-router'
import { navLinksAt, type NavLink } from './navLinks.rules.ts'

/** The links of the header, in it and in its menu. */
export const useNavLinks = (): NavLink[] => {
  const path = useLocation({ select: ({ pathname }) => pathname })
  return navLinksAt(path)
}
