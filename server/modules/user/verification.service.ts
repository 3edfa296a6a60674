import type { Locale } from '#contract/locale.ts'
import { CODE_MINUTES, RESEND_COOL_DOWN_SECONDS } from '#contract/user.ts'
import type { Connection } from '#server/db/schema.ts'
import { ApiError } from '#server/http/errors.ts'
import { hashOf, isSame, newCode } from './codes.ts'
import { forgetTries, LIMITS, refuseAsker, type Asker } from './user.limits.ts'
import type { UserDeps } from './user.service.ts'
import { codeOf, markEmailVerified, replaceCode, useCode, userByEmail, type UserRow } from './user.store.ts'

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

/** Sends another code to an unverified user; whoever asks learns nothing. @throws 429. */
export const resendCode = async (deps: UserDeps, asker: Asker, lang: Locale): Promise<void> => {
  await refuseAsker(deps, LIMITS.resend, asker)
  const user = await userByEmail(deps.db, asker.email)
  if (user === undefined || user.is_email_verified) return
  await deps.db.transaction().execute((transaction) => sendCode(transaction, deps, user, lang))
}

/**
 * The code proves the e-mail: at the identity provider first, then here. Each code works once.
 * @throws 400 invalid_code or expired_code on `otp`, 429 after five tries.
 */
export const verifyEmail = async (deps: UserDeps, { otp, ...asker }: Asker & { otp: string }): Promise<UserRow> => {
  const { db, clock, admin } = deps
  const { email } = asker
  await refuseAsker(deps, LIMITS.verify, asker)
  const user = await userByEmail(db, email)
  const code = user === undefined ? undefined : await codeOf(db, user.id)
  if (user === undefined || code === undefined || !isSame(code.code_hash, hashOf(user.id, otp))) throw wrongCode()
  // Only the right code is told that it came too late.
  if (Temporal.Instant.compare(code.expires_at, clock()) <= 0) throw expiredCode()
  await admin.setEmailVerified(user.uid)
  const verified = await db.transaction().execute(async (transaction) => {
    if (!(await useCode(transaction, code))) throw wrongCode()
    return markEmailVerified(transaction, user.id)
  })
  await forgetTries(db, email)
  return verified
}

export const expiredCode = (): ApiError =>
  new ApiError('expired_code', 'The code has expired. Please, ask for a new one', { field: 'otp' })

export const wrongCode = (): ApiError => new ApiError('invalid_code', 'The code is incorrect', { field: 'otp' })
