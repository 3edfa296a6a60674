import { TRY_AGAIN_MINUTES } from '#contract/http/limits.ts'
import type { Clock } from '#server/clock.ts'
import type { Connection } from '#server/db/schema.ts'
import { enforceRateLimit } from '#server/http/rateLimit.ts'
import { clearAttempts, type Limit } from '#server/limits/limits.store.ts'
import { mailboxLimit } from '#server/limits/mailbox.ts'

const HOUR = 3600
const TEN_MINUTES = TRY_AGAIN_MINUTES * 60

interface LimitPair {
  /** High, because a hotel lobby or an office shares one network address. */
  byAddress: Limit
  /**
   * Per e-mail and network address: a stranger elsewhere uses up only their own tries. Applies whether or not the e-mail has an
   * account, so the limit does not reveal that.
   */
  bySubject: Limit
}

export const LIMITS = {
  signUp: {
    byAddress: { name: 'sign_up', most: 200, windowSeconds: HOUR },
    bySubject: { name: 'sign_up_email', most: 10, windowSeconds: HOUR },
  },
  /**
   * Five tries at a code per ten minutes (decisions). Counts per user for the one who requested the code, otherwise per e-mail
   * and network address.
   */
  verify: {
    byAddress: { name: 'verify_address', most: 200, windowSeconds: TEN_MINUTES },
    bySubject: { name: 'verify_email', most: 5, windowSeconds: TEN_MINUTES },
  },
  resend: {
    byAddress: { name: 'resend_address', most: 100, windowSeconds: HOUR },
    bySubject: { name: 'verification_mail', most: 10, windowSeconds: HOUR },
  },
  /** Limited because the response reveals whether an e-mail has a user. */
  status: {
    byAddress: { name: 'email_status', most: 60, windowSeconds: TEN_MINUTES },
    bySubject: { name: 'email_status_email', most: 20, windowSeconds: TEN_MINUTES },
  },
} as const satisfies Record<string, LimitPair>

/** Each sign-up sends a code, and each code allows five guesses. A caller with a proven e-mail needs no code. */
export const CODE_MAILS = mailboxLimit('code_mail')

export interface LimitSubject {
  address: string
  email: string
}

/** Key of a limit for a request that has not shown that it requested the code. */
export const anonymousLimitKey = ({ email, address }: LimitSubject): string => `${email.toLowerCase()} ${address}`

/** Counts the network address first, so an address over its limit does not use up an e-mail's tries. */
export const enforceSignUpLimits = async (
  { db, clock }: { db: Connection; clock: Clock },
  { byAddress, bySubject }: LimitPair,
  subject: LimitSubject,
): Promise<void> => {
  await enforceRateLimit(db, byAddress, subject.address, clock)
  await enforceRateLimit(db, bySubject, anonymousLimitKey(subject), clock)
}

/** Clears the count of wrong codes. */
export const forgetTries = (connection: Connection, user_id: string): Promise<void> =>
  clearAttempts(connection, LIMITS.verify.bySubject, user_id)
