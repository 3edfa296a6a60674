import { useWords } from '#src/i18n/I18nContext.tsx'
import { useLocation } from '@tanstack/react-router'

interface NavLink {
  to: '/hotels' | '/about'
  text: string
}

/** Specification §2: hotels is hidden when the guest is already there. */
export const useNavLinks = (): NavLink[] => {
  const words = useWords()
  const atHotels = useLocation({ select: ({ pathname }) => pathname === '/hotels' })
  const hotels: NavLink = { to: '/hotels', text: words.t('common.nav.hotels') }
  const about: NavLink = { to: '/about', text: words.t('common.nav.about') }
  return atHotels ? [about] : [hotels, about]
}
