import { isSameEmail } from '#machines/auth/auth.rules.ts'
import type { JsonStorage } from '#src/services/storage.ts'
import { string, type } from 'superstruct'

const KEY = 'asked-code'
const AskedCode = type({ email: string(), verification: string() })

/**
 * Remembers, over a reload, that this browser has signed up: the code of the e-mail is good for who asked for it. It proves
 * nothing without the code. Another browser shows by the password whose code it is.
 */
export interface PendingVerifications {
  keep: (email: string, verification: string | null) => void
  /** What goes with the code to our server; nothing where a session shows whose it is. */
  of: (email: string) => { verification?: string }
  forget: () => void
}

export const pendingVerifications = (storage: JsonStorage): PendingVerifications => ({
  keep: (email, verification) => {
    if (verification === null) storage.remove(KEY)
    else storage.write(KEY, { email, verification })
  },
  of: (email) => {
    const kept = storage.read(KEY, AskedCode)
    return kept !== undefined && isSameEmail(kept.email, email) ? { verification: kept.verification } : {}
  },
  forget: () => storage.remove(KEY),
})
