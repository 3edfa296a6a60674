import { localJson } from '#src/services/storage.ts'
import { literal } from 'superstruct'
import { SIGNED_IN_HINT } from './signedInHint.ts'

/** Whether a session was kept here; whose it is only the identity provider knows. */
export const hasStoredSession = (): boolean => localJson.read(SIGNED_IN_HINT, literal(true)) === true

/** Calls back when another tab has signed in or out. @returns how to stop. */
export const watchStoredSession = (onChange: () => void): (() => void) => {
  const listener = ({ key }: StorageEvent) => {
    if (key === SIGNED_IN_HINT) onChange()
  }
  addEventListener('storage', listener)
  return () => removeEventListener('storage', listener)
}
