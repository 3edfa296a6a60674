import { TRY_AGAIN_MINUTES } from '#contract/http/limits.ts'
import type { Clock } from '#server/clock.ts'
import type { Connection } from '#server/db/schema.ts'
import { enforceRateLimit } from '#server/http/rateLimit.ts'
import { clearAttempts, type Limit } from '#server/limits/limits.store.ts'
import { mailboxLimit } from '#server/limits/mailbox.ts'

const HOUR = 3600
const TEN_MINUTES = TRY_AGAIN_MINUTES * 60

interface LimitPair {
  /** A hotel lobby or an office shares one address. */
  byAddress: Limit
  /**
   * Of one e-mail from one address: a stranger elsewhere uses up nobody's tries but their own. Whether the e-mail is
   * somebody's or not: the limit tells nobody who has an account.
   */
  bySubject: Limit
}

/** How often each of these may be asked. */
export const LIMITS = {
  signUp: {
    byAddress: { name: 'sign_up', most: 200, windowSeconds: HOUR },
    bySubject: { name: 'sign_up_email', most: 10, windowSeconds: HOUR },
  },
  /** Five tries at a code (decisions: ten minutes). Whoever asked for it counts wherever they are, all others by address. */
  verify: {
    byAddress: { name: 'verify_address', most: 200, windowSeconds: TEN_MINUTES },
    bySubject: { name: 'verify_email', most: 5, windowSeconds: TEN_MINUTES },
  },
  resend: {
    byAddress: { name: 'resend_address', most: 100, windowSeconds: HOUR },
    bySubject: { name: 'verification_mail', most: 10, windowSeconds: HOUR },
  },
  /** Its answer tells whether somebody is a user. */
  status: {
    byAddress: { name: 'email_status', most: 60, windowSeconds: TEN_MINUTES },
    bySubject: { name: 'email_status_email', most: 20, windowSeconds: TEN_MINUTES },
  },
} as const satisfies Record<string, LimitPair>

/** Each sign-up sends a code, and each code is five guesses. Who has proven an address needs none of them. */
export const CODE_MAILS = mailboxLimit('code_mail')

export interface LimitSubject {
  address: string
  email: string
}

/** What a limit counts for whoever has not shown to be the one who asked. */
export const anonymousLimitKey = ({ email, address }: LimitSubject): string => `${email.toLowerCase()} ${address}`

/** Counts for the address first: one that has asked too often does not use up the tries of anybody's e-mail. */
export const enforceSignUpLimits = async (
  { db, clock }: { db: Connection; clock: Clock },
  { byAddress, bySubject }: LimitPair,
  subject: LimitSubject,
): Promise<void> => {
  await enforceRateLimit(db, byAddress, subject.address, clock)
  await enforceRateLimit(db, bySubject, anonymousLimitKey(subject), clock)
}

/** The right code ends the counting of the wrong ones. */
export const forgetTries = (connection: Connection, user_id: string): Promise<void> =>
  clearAttempts(connection, LIMITS.verify.bySubject, user_id)
