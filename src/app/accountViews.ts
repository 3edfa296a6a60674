import { completePageTexts } from './pageTexts.ts'
import { hasAuthLink } from '#src/actors/authLink.ts'
import { hasKeptSession, watchKeptSession } from '#src/services/identity/keptSession.ts'
import { useModals } from '#src/views/layout/modals.tsx'
import { useEffect, useSyncExternalStore } from 'react'

const load = async () => {
  const [{ AccountButton, AccountLink }, { AccountMenu }, { AuthDialog }] = await Promise.all([
    import('#src/views/auth/AccountButton.tsx'),
    import('#src/views/auth/AccountMenu.tsx'),
    import('#src/views/auth/AuthDialog.tsx'),
    completePageTexts(),
  ])
  return { AccountButton, AccountLink, AccountMenu, AuthDialog }
}
type AccountViews = Awaited<ReturnType<typeof load>>

let views: AccountViews | null = null
let isLoading = false
const listeners = new Set<() => void>()

const begin = async (): Promise<void> => {
  if (isLoading || views) return
  isLoading = true
  try {
    views = await load()
    for (const listener of listeners) listener()
  } catch {
    // A lost chunk reloads the page; without a network the next press tries again.
  } finally {
    isLoading = false
  }
}
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * The views of signing in: they come with everything that it needs, so pages without a session load them at the first
 * press of log in or sign up. `null` until then; `expected` when a kept session is about to be shown.
 */
export const useAccountViews = (): { views: AccountViews | null; expected: boolean } => {
  const { open } = useModals()
  const kept = useSyncExternalStore(watchKeptSession, hasKeptSession, () => false)
  const wanted = kept || open === 'log-in' || open === 'sign-up' || hasAuthLink()
  useEffect(() => {
    if (wanted) void begin()
  }, [wanted])
  return {
    views: useSyncExternalStore(
      subscribe,
      () => views,
      () => null,
    ),
    expected: kept,
  }
}
