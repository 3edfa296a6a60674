import { createHash, randomInt, timingSafeEqual } from 'node:crypto'
import type { Locale } from '#contract/locale.ts'
import { CODE_LENGTH, CODE_MINUTES, RESEND_COOL_DOWN_SECONDS, TRY_AGAIN_MINUTES } from '#contract/user.ts'
import type { Clock } from '#server/clock.ts'
import type { Connection } from '#server/db/schema.ts'
import { ApiError } from '#server/http/errors.ts'
import { clearAttempts, takeAttempt, type Limit } from '#server/limits/limits.store.ts'
import type { UserDeps } from './user.service.ts'
import { codeOf, markEmailVerified, replaceCode, useCode, userByEmail, type UserRow } from './user.store.ts'

/** Tries at the code of one e-mail, whether it is ours or not: the limit tells nobody who has an account. */
const TRIES: Limit = { name: 'verify_email', most: 5, windowSeconds: TRY_AGAIN_MINUTES * 60 }
const MAILS: Limit = { name: 'verification_mail', most: 10, windowSeconds: 3600 }

const newCode = (): string => String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0')

const hashOf = (user_id: string, code: string): string =>
  createHash('sha256').update(`${user_id}:${code}`).digest('base64url')

const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))

/** @throws 429 with the minutes to wait. */
export const refuseWhenTooMany = async (
  connection: Connection,
  limit: Limit,
  subject: string,
  clock: Clock,
): Promise<void> => {
  const take = await takeAttempt(connection, limit, subject, clock)
  if (take.allowed) return
  const minutes = Math.ceil(take.retryAfterSeconds / 60)
  throw new ApiError('too_many_requests', `Please, wait for ${minutes} minutes before you can try again`, {
    retryAfterSeconds: take.retryAfterSeconds,
  })
}

/** Queues a code in the caller's transaction, unless one went out a moment ago. */
export const sendCode = async (
  connection: Connection,
  { clock, mail }: Pick<UserDeps, 'clock' | 'mail'>,
  user: UserRow,
  lang: Locale,
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
    },
    sent_at.subtract({ seconds: RESEND_COOL_DOWN_SECONDS }),
  )
  if (isNew) await mail.queue(connection, { to: user.email, lang, template: 'verification_code', data: { code } })
}

/** Sends another code to an unverified user; whoever asks learns nothing. */
export const resendCode = async (deps: UserDeps, email: string, lang: Locale): Promise<void> => {
  const user = await userByEmail(deps.db, email)
  if (user === undefined || user.is_email_verified) return
  const take = await takeAttempt(deps.db, MAILS, user.email, deps.clock)
  if (take.allowed) await deps.db.transaction().execute((transaction) => sendCode(transaction, deps, user, lang))
}

/**
 * The code proves the e-mail: at the identity provider first, then here. Each code works once.
 * @throws 400 invalid_code or expired_code on `otp`, 429 after five tries.
 */
export const verifyEmail = async (deps: UserDeps, { email, otp }: { email: string; otp: string }): Promise<UserRow> => {
  const { db, clock, admin } = deps
  const subject = email.toLowerCase()
  await refuseWhenTooMany(db, TRIES, subject, clock)
  const user = await userByEmail(db, email)
  const code = user === undefined ? undefined : await codeOf(db, user.id)
  if (user === undefined || code === undefined || !isSame(code.code_hash, hashOf(user.id, otp))) throw wrongCode()
  // Only the right code is told that it came too late.
  if (Temporal.Instant.compare(code.expires_at, clock()) <= 0)
    throw new ApiError('expired_code', 'The code has expired. Please, ask for a new one', { field: 'otp' })
  await admin.setEmailVerified(user.uid)
  const verified = await db.transaction().execute(async (transaction) => {
    if (!(await useCode(transaction, code))) throw wrongCode()
    return markEmailVerified(transaction, user.id)
  })
  await clearAttempts(db, TRIES, subject)
  return verified
}

const wrongCode = (): ApiError => new ApiError('invalid_code', 'The code is incorrect', { field: 'otp' })
