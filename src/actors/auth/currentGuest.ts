import type { SignedInUser } from '#machines/auth/auth.ports.ts'
import { hasStoredSession } from '#src/services/identity/storedSession.ts'

let here: SignedInUser | null | undefined
const listeners = new Set<() => void>()

/** Told by the one who knows, when that changes. */
export const setCurrentGuest = (user: SignedInUser | null): void => {
  if (user === here) return
  here = user
  for (const listener of listeners) listener()
}

/** Who is signed in, for pages that strangers open too: it brings nothing of what signing in needs. */
export const currentGuest = (): SignedInUser | null => here ?? null

/** A session was kept, and whose it is will be known in a moment. */
export const isSessionRestoring = (): boolean => here === undefined && hasStoredSession()

/** @returns how to stop. */
export const watchCurrentGuest = (onChange: () => void): (() => void) => {
  listeners.add(onChange)
  return () => listeners.delete(onChange)
}
