import type { Locale } from '#contract/shared/locale.ts'
import { CODE_MINUTES, RESEND_COOL_DOWN_SECONDS } from '#contract/user/user.ts'
import { authFingerprint } from '#server/adapters/identity/authFingerprint.ts'
import type { Connection } from '#server/db/schema.ts'
import { ApiError } from '#server/http/errors.ts'
import type { Caller } from '#server/http/handler.ts'
import { enforceRateLimit } from '#server/http/rateLimit.ts'
import { redactSentEmails } from '#server/mail/mail.ts'
import { hashOf, hashOfVerification, isSame, newCode } from './codes.ts'
import { applyEmailVerification } from './user.claims.ts'
import { CODE_MAILS, forgetTries, LIMITS, anonymousLimitKey, type LimitSubject } from './user.limits.ts'
import type { UserDeps } from './user.deps.ts'
import { codeOf, replaceCode, consumeCode, userByEmail, type EmailCodeRow, type UserRow } from './user.store.ts'

/** The sign-up attempt that a code belongs to, and the sign-in credential it is valid with. */
export type CodeSubject = Pick<EmailCodeRow, 'asker_hash' | 'credential'>

/** Queues a code in the caller's transaction, unless one was sent within `RESEND_COOL_DOWN_SECONDS`. */
export const sendCode = async (
  connection: Connection,
  { clock, mail }: Pick<UserDeps, 'clock' | 'mail'>,
  user: UserRow,
  lang: Locale,
  subject: CodeSubject,
): Promise<void> => {
  const code = newCode()
  const sent_at = clock()
  const isNew = await replaceCode(
    connection,
    {
      user_id: user.id,
      code_hash: hashOf(user.id, code),
      sent_at,
      expires_at: sent_at.add({ minutes: CODE_MINUTES }),
      ...subject,
    },
    sent_at.subtract({ seconds: RESEND_COOL_DOWN_SECONDS }),
  )
  const { email: to, uid } = user
  if (isNew) await mail.queue(connection, { to, uid, lang, template: 'verification_code', data: { code } })
}

/** The requester of a code, or the one who enters it. */
export interface CodeHolder extends LimitSubject {
  caller: Caller | null
  /** From the sign-up response. */
  verification: string | undefined
}

/** True in a session of the account, or for the sign-up attempt the code was sent to. */
const isSubject = (user: UserRow, code: EmailCodeRow | undefined, { caller, verification }: CodeHolder): boolean =>
  caller?.uid === user.uid ||
  (verification !== undefined &&
    typeof code?.asker_hash === 'string' &&
    isSame(code.asker_hash, hashOfVerification(verification)))

/** The user and code, if `holder` requested that code; otherwise undefined. Counts against `limit`. */
const ownCode = async (
  { db, clock }: UserDeps,
  limit: typeof LIMITS.verify | typeof LIMITS.resend,
  holder: CodeHolder,
): Promise<{ user: UserRow; code: EmailCodeRow | undefined } | undefined> => {
  await enforceRateLimit(db, limit.byAddress, holder.address, clock)
  const user = await userByEmail(db, holder.email)
  const code = user === undefined ? undefined : await codeOf(db, user.id)
  const own = user !== undefined && isSubject(user, code, holder) ? { user, code } : undefined
  await enforceRateLimit(db, limit.bySubject, own?.user.id ?? anonymousLimitKey(holder), clock)
  return own
}

/**
 * Sends another code to the requester of the first one. Anyone else gets none, and the same response.
 * @throws 429.
 */
export const resendCode = async (deps: UserDeps, holder: CodeHolder, lang: Locale): Promise<void> => {
  const own = await ownCode(deps, LIMITS.resend, holder)
  if (own === undefined || own.user.is_email_verified) return
  await enforceRateLimit(deps.db, CODE_MAILS, own.user.email, deps.clock)
  const account = await deps.admin.accountOf(own.user.uid)
  if (account === undefined) return
  const subject = { asker_hash: own.code?.asker_hash ?? null, credential: authFingerprint(account) }
  await deps.db.transaction().execute((transaction) => sendCode(transaction, deps, own.user, lang, subject))
}

/**
 * Verifies the e-mail: at the identity provider first, then here. A code works once, only for its requester, and only while the
 * account's sign-in methods are unchanged.
 * @throws 400 invalid_code or expired_code on `otp`, 429 after five tries.
 */
export const verifyEmail = async (
  deps: UserDeps,
  { otp, ...holder }: CodeHolder & { otp: string },
): Promise<UserRow> => {
  const { db, clock, admin } = deps
  const own = await ownCode(deps, LIMITS.verify, holder)
  if (own?.code === undefined || !isSame(own.code.code_hash, hashOf(own.user.id, otp))) throw wrongCode()
  const { user, code } = own
  const account = await admin.accountOf(user.uid)
  if (account === undefined || code.credential !== authFingerprint(account)) throw wrongCode()
  // Report expiry only for the right code.
  if (Temporal.Instant.compare(code.expires_at, clock()) <= 0) throw expiredCode()
  await admin.setEmailVerified(user.uid)
  const verified = await db.transaction().execute(async (transaction) => {
    if (!(await consumeCode(transaction, code))) throw wrongCode()
    await redactSentEmails(transaction, { uid: user.uid, template: 'verification_code' })
    return applyEmailVerification(transaction, user, account, deps)
  })
  await forgetTries(db, user.id)
  return verified
}

export const expiredCode = (): ApiError =>
  new ApiError('expired_code', 'The code has expired. Please, ask for a new one', { field: 'otp' })

export const wrongCode = (): ApiError => new ApiError('invalid_code', 'The code is incorrect', { field: 'otp' })
