import { withGuestTexts } from '#src/i18n/pageTexts.ts'
import { hasAuthLink } from '#src/actors/auth/authLink.ts'
import { hasStoredSession, watchStoredSession } from '#src/services/identity/storedSession.ts'
import { useModals } from '#src/views/layout/modals.tsx'
import { lazyPart } from '#src/views/parts/loading/lazyPart.ts'
import { useSyncExternalStore } from 'react'

const load = async () => {
  const [{ AccountButton, AccountLink }, { AccountMenu }, { AuthDialog }] = await Promise.all([
    import('#src/views/auth/AccountButton.tsx'),
    import('#src/views/auth/AccountMenu.tsx'),
    withGuestTexts(import('#src/views/auth/AuthDialog.tsx')),
  ])
  return { AccountButton, AccountLink, AccountMenu, AuthDialog }
}
const useLazyViews = lazyPart(load)

/**
 * The sign-in views. They bring all of the sign-in code, so pages without a session load them at the first press of log in or
 * sign up. `part` is null until loaded; `isExpected`: a stored session is about to be shown; `isRequested`: the visitor has pressed
 * one of them.
 */
export const useAccountViews = () => {
  const { open, request } = useModals()
  const isExpected = useSyncExternalStore(watchStoredSession, hasStoredSession, () => false)
  const isRequested = open === 'log-in' || open === 'sign-up'
  return { ...useLazyViews(isRequested ? request : isExpected || hasAuthLink()), isExpected, isRequested }
}
