import { localJson } from '#src/services/storage.ts'
import { literal } from 'superstruct'
import { SIGNED_IN_HINT } from './signedInHint.ts'

/** Whether this browser stores a session; only the identity provider knows whose it is. */
export const hasStoredSession = (): boolean => localJson.read(SIGNED_IN_HINT, literal(true)) === true

/** Calls back when another tab signs in or out. @returns the unsubscribe function. */
export const watchStoredSession = (onChange: () => void): (() => void) => {
  const listener = ({ key }: StorageEvent) => {
    if (key === SIGNED_IN_HINT) onChange()
  }
  addEventListener('storage', listener)
  return () => removeEventListener('storage', listener)
}
