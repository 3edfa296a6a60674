import { isSameEmail } from '#machines/auth/auth.rules.ts'
import type { JsonStorage } from '#src/services/storage.ts'
import { string, type } from 'superstruct'

const KEY = 'asked-code'
const StoredVerification = type({ email: string(), verification: string() })

/**
 * Remembers across reloads that this browser signed up: the e-mailed code works only for who requested it. Proves nothing
 * without the code. In another browser the password proves who requested it.
 */
export interface PendingVerifications {
  keep: (email: string, verification: string | null) => void
  /** Sent to our server with the code; empty if a session identifies the user. */
  of: (email: string) => { verification?: string }
  forget: () => void
}

export const pendingVerifications = (storage: JsonStorage): PendingVerifications => ({
  keep: (email, verification) => {
    if (verification === null) storage.remove(KEY)
    else storage.write(KEY, { email, verification })
  },
  of: (email) => {
    const stored = storage.read(KEY, StoredVerification)
    return stored !== undefined && isSameEmail(stored.email, email) ? { verification: stored.verification } : {}
  },
  forget: () => storage.remove(KEY),
})
