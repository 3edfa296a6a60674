import type { Locale } from '#contract/shared/locale.ts'
import type { User } from '#contract/user/user.ts'
import type { IdentityAdmin } from '#server/adapters/identity/identity.port.ts'
import type { Clock } from '#server/clock.ts'
import type { Connection } from '#server/db/schema.ts'
import type { ReclaimEmailDeps } from './user.claims.ts'

/** Totals computed from the user's bookings. */
export type Totals = Pick<User, 'total_hours' | 'total_bookings' | 'available_credits'>

export interface VerificationMail {
  to: string
  uid: string
  lang: Locale
  template: 'verification_code'
  data: { code: string }
}

export interface UserDeps extends ReclaimEmailDeps {
  clock: Clock
  admin: IdentityAdmin
  totalsOf: (uid: string) => Promise<Totals>
  mail: { queue: (connection: Connection, mail: VerificationMail) => Promise<void> }
}
