import type { SignedInUser } from '#machines/auth/auth.ports.ts'
import { hasStoredSession } from '#src/services/identity/storedSession.ts'

let here: SignedInUser | null | undefined
const listeners = new Set<() => void>()

/** Called by the auth actor only. */
export const setCurrentGuest = (user: SignedInUser | null): void => {
  if (user === here) return
  here = user
  for (const listener of listeners) listener()
}

/** The signed-in user, for pages that are also open to visitors: it does not load the sign-in code. */
export const currentGuest = (): SignedInUser | null => here ?? null

/** A session is stored, but its user is not loaded yet. */
export const isSessionRestoring = (): boolean => here === undefined && hasStoredSession()

/** @returns the unsubscribe function. */
export const watchCurrentGuest = (onChange: () => void): (() => void) => {
  listeners.add(onChange)
  return () => listeners.delete(onChange)
}
