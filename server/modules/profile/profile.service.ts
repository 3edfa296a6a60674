import { TRY_AGAIN_MINUTES } from '#contract/http/limits.ts'
import { randomUUID } from 'node:crypto'
import { RECENT_SIGN_IN_MINUTES, type ProfileBody } from '#contract/user/profile.ts'
import { CODE_MINUTES, RESEND_COOL_DOWN_SECONDS } from '#contract/user/user.ts'
import type { IdentityAdmin } from '#server/adapters/identity/identity.port.ts'
import type { Clock } from '#server/clock.ts'
import type { Database } from '#server/db/schema.ts'
import { ApiError } from '#server/http/errors.ts'
import type { Caller } from '#server/http/handler.ts'
import { enforceRateLimit } from '#server/http/rateLimit.ts'
import { clearAttempts, countAttempt, type Limit } from '#server/limits/limits.store.ts'
import { redactSentEmails, type Mail } from '#server/mail/mail.ts'
import { hashOf, isSame, newCode } from '#server/modules/user/codes.ts'
import type { LogSecurityEvent } from '#server/securityLog.ts'
import { emailExists, isUniqueViolation, loadOwnUser } from '#server/modules/user/user.service.ts'
import { updateUser, userByEmail, userOf, type UserRow } from '#server/modules/user/user.store.ts'
import { expiredCode, wrongCode } from '#server/modules/user/verification.service.ts'
import { storedPhone } from './phone.rules.ts'
import { changeOf, endChange, replaceChange, type EmailChangeRow } from './profile.store.ts'

export interface ProfileDeps {
  db: Database
  clock: Clock
  admin: IdentityAdmin
  mail: Pick<Mail, 'queue'>
  logSecurityEvent: LogSecurityEvent
}

/** Limits requests for a code: `ASKED` per user, `MAILED` per recipient. */
const ASKED: Limit = { name: 'email_change', most: 10, windowSeconds: 3600 }
const MAILED: Limit = { name: 'email_change_mail', most: 5, windowSeconds: 3600 }
const TRIES: Limit = { name: 'email_change_code', most: 5, windowSeconds: TRY_AGAIN_MINUTES * 60 }

/** @throws 403 recent_sign_in_needed, which protects an account left open on a screen. */
export const requireRecentSignIn = ({ auth_time }: Caller, clock: Clock): void => {
  if (auth_time.until(clock()).total('minutes') > RECENT_SIGN_IN_MINUTES)
    throw new ApiError('recent_sign_in_needed', 'Please, confirm that it is you')
}

/** @throws 400 on `phone`. */
export const changeProfile = async (
  { db }: Pick<ProfileDeps, 'db'>,
  user: UserRow,
  { first_name, last_name, phone, locale }: ProfileBody,
): Promise<UserRow> => {
  const change = {
    ...(first_name === undefined ? {} : { first_name }),
    ...(last_name === undefined ? {} : { last_name }),
    ...(phone === undefined ? {} : { phone: storedPhone(phone) }),
    ...(locale === undefined ? {} : { locale }),
  }
  return Object.keys(change).length === 0 ? user : updateUser(db, user.id, change)
}

/**
 * Sends a code to the new e-mail. Only its mailbox learns whether it has an account; the response does not reveal it.
 * @throws 400 on `email` for the current e-mail, 403 recent_sign_in_needed, 429.
 */
export const requestEmailChange = async (deps: ProfileDeps, caller: Caller, newEmail: string): Promise<void> => {
  const { db, clock, admin, mail } = deps
  const user = await loadOwnUser(deps, caller)
  requireRecentSignIn(caller, clock)
  const email = newEmail.toLowerCase()
  if (email === user.email) throw new ApiError('invalid_request', 'This is your e-mail already', { field: 'email' })
  await enforceRateLimit(db, ASKED, user.id, clock)
  const isMailable = (await countAttempt(db, MAILED, email, clock)).allowed
  const [ours, theirs] = await Promise.all([userByEmail(db, email), admin.lookupByEmail(email)])
  if (!isMailable) return
  const isTaken = ours !== undefined || (theirs !== undefined && theirs.uid !== user.uid)
  // A UUID is never a valid code, so a taken e-mail cannot be guessed.
  const code = isTaken ? randomUUID() : newCode()
  const sent_at = clock()
  const change: EmailChangeRow = {
    user_id: user.id,
    email,
    code_hash: hashOf(user.id, code),
    sent_at,
    expires_at: sent_at.add({ minutes: CODE_MINUTES }),
    credential: caller.credential,
  }
  const addressed = { to: email, lang: user.locale }
  deps.logSecurityEvent('email_change_asked', { uid: user.uid })
  await db.transaction().execute(async (transaction) => {
    const isNew = await replaceChange(transaction, change, sent_at.subtract({ seconds: RESEND_COOL_DOWN_SECONDS }))
    if (!isNew) return
    await mail.queue(
      transaction,
      isTaken
        ? { ...addressed, template: 'email_taken', data: null }
        : { ...addressed, uid: user.uid, template: 'email_change_code', data: { code } },
    )
  })
}

/**
 * The code proves the new e-mail: changes it at the identity provider first, which ends the sessions, then here.
 * @throws 400 invalid_code or expired_code on `otp`, 403 recent_sign_in_needed, 409 email_exists, 429 after five tries.
 */
export const verifyEmailChange = async (deps: ProfileDeps, caller: Caller, otp: string): Promise<UserRow> => {
  const { db, clock } = deps
  const user = await loadOwnUser(deps, caller)
  requireRecentSignIn(caller, clock)
  await enforceRateLimit(db, TRIES, user.id, clock)
  const change = await changeOf(db, user.id)
  if (change === undefined || !isSame(change.code_hash, hashOf(user.id, otp))) throw wrongCode()
  // The account's sign-in methods have changed since: the request may be another person's.
  if (change.credential !== caller.credential) throw wrongCode()
  if (Temporal.Instant.compare(change.expires_at, clock()) <= 0) throw expiredCode()
  if ((await deps.admin.setEmail(user.uid, change.email)) === 'email_exists') throw emailExists()
  const changed = await finishEmailChange(deps, user, change)
  if (changed === undefined) throw wrongCode()
  await clearAttempts(db, TRIES, user.id)
  deps.logSecurityEvent('email_changed', { uid: user.uid })
  return changed
}

/** Undefined if another request was faster. */
const finishEmailChange = async (
  { db, mail }: Pick<ProfileDeps, 'db' | 'mail'>,
  user: UserRow,
  change: EmailChangeRow,
): Promise<UserRow | undefined> => {
  try {
    return await db.transaction().execute(async (transaction) => {
      if (!(await endChange(transaction, user.id))) return undefined
      await redactSentEmails(transaction, { uid: user.uid, template: 'email_change_code' })
      const changed = await updateUser(transaction, user.id, { email: change.email, is_email_verified: true })
      await mail.queue(transaction, {
        to: user.email,
        uid: user.uid,
        lang: user.locale,
        template: 'email_changed',
        data: { email: change.email },
      })
      return changed
    })
  } catch (error) {
    throw isUniqueViolation(error) ? emailExists() : error
  }
}

/**
 * Completes a change that the provider has made and we have not, because a process died in between. The provider's token proves
 * that the code was right.
 */
export const reconcileEmailChange = async (deps: Pick<ProfileDeps, 'db' | 'mail'>, caller: Caller): Promise<void> => {
  const email = caller.email.toLowerCase()
  const user = await userOf(deps.db, caller)
  if (user === undefined || email === user.email || !caller.email_verified) return
  const change = await changeOf(deps.db, user.id)
  if (change?.email === email) await finishEmailChange(deps, user, change)
}
