import { createHash, randomBytes } from 'node:crypto'
import { array, optional, string, type } from 'superstruct'
import type { Locale } from '#contract/shared/locale.ts'
import { clearAttempts, countAttempt, type Limit } from '#server/limits/limits.store.ts'
import { mailboxLimit } from '#server/limits/mailbox.ts'
import { withMinimumDuration, UNIFORM_MS } from '#server/limits/minimumDuration.ts'
import {
  accountByEmail,
  accountByUid,
  deleteAccount,
  setPassword,
  updateAccount,
  type Account,
} from './accounts.store.ts'
import type { ActionKind } from './identity.tables.ts'
import { Text, readBody, readEmail, readLabel, readNewPassword, type Operation } from './operation.ts'
import { hashPassword } from './passwords.ts'
import { deleteLinks } from './people.store.ts'
import { ProviderProblem } from './problem.ts'
import type { Provider } from './provider.ts'
import { enforceRateLimit, viewOf } from './signIn.operations.ts'
import { beginSession, requireIdTokenAccount, type SignedIn } from './tokens.ts'

const ACTION_CODE_MINUTES = 60
const RECENT_SIGN_IN_MINUTES = 5
/** Per e-mail and address of the caller. */
const ACTION_MAILS: Limit = { name: 'identity_action_mail', most: 5, windowSeconds: 3600 }
const MAILBOX = mailboxLimit('identity_mailbox')
/** Per address of the caller, over all e-mails. */
const RESETS: Limit = { name: 'identity_resets', most: 100, windowSeconds: 3600 }

const hashOf = (code: string): string => createHash('sha256').update(code).digest('base64url')

const SendCode = type({ requestType: Text, email: Text, idToken: Text })

export const sendOobCode: Operation = async (provider, request) => {
  const body = readBody(request.body, SendCode)
  if (provider.mailAction === undefined) throw new ProviderProblem('OPERATION_NOT_ALLOWED')
  if (body.requestType === 'VERIFY_EMAIL') {
    const { account } = await requireIdTokenAccount(provider, body.idToken)
    await enforceRateLimit(provider, ACTION_MAILS, `${account.email} ${request.address}`, request.address)
    await mailCode(provider, account, 'VERIFY_EMAIL', request.locale)
    return { email: account.email }
  }
  if (body.requestType !== 'PASSWORD_RESET') throw new ProviderProblem('INVALID_REQ_TYPE')
  const email = readEmail(body.email)
  const { address } = request
  await enforceRateLimit(provider, RESETS, address, address)
  await enforceRateLimit(provider, ACTION_MAILS, `${email.toLowerCase()} ${address}`, address)
  await withMinimumDuration(UNIFORM_MS, () => mailReset(provider, email, request.locale))
  return { email }
}

const mailReset = async (provider: Provider, email: string, lang: Locale): Promise<void> => {
  const account = await accountByEmail(provider.db, email)
  if (account !== undefined) await mailCode(provider, account, 'PASSWORD_RESET', lang)
  else if (!provider.enumerationProtection) throw new ProviderProblem('EMAIL_NOT_FOUND')
}

/** Sends nothing to a mailbox over its limit: the codes of the last hour are still valid. */
const mailCode = async (provider: Provider, account: Account, kind: ActionKind, lang: Locale): Promise<void> => {
  if (!(await countAttempt(provider.db, MAILBOX, account.email, provider.clock)).allowed) return
  const code = randomBytes(32).toString('base64url')
  const expires_at = provider.clock().add({ minutes: ACTION_CODE_MINUTES })
  await provider.db.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('identity_action_codes')
      .values({ code_hash: hashOf(code), uid: account.uid, kind, expires_at })
      .execute()
    await provider.mailAction?.(transaction, { to: account.email, uid: account.uid, lang, kind, code })
  })
}

/** Returns the account of a valid code. Deletes the code if `use` is set. */
const accountOfCode = async (provider: Provider, code: string | undefined, kind: ActionKind, use: boolean) => {
  const code_hash = hashOf(code ?? '')
  const row = await provider.db
    .selectFrom('identity_action_codes')
    .selectAll()
    .where('code_hash', '=', code_hash)
    .where('kind', '=', kind)
    .executeTakeFirst()
  if (row === undefined) throw new ProviderProblem('INVALID_OOB_CODE')
  if (Temporal.Instant.compare(row.expires_at, provider.clock()) <= 0) throw new ProviderProblem('EXPIRED_OOB_CODE')
  if (use) {
    const taken = await provider.db
      .deleteFrom('identity_action_codes')
      .where('code_hash', '=', code_hash)
      .returning('uid')
      .executeTakeFirst()
    if (taken === undefined) throw new ProviderProblem('INVALID_OOB_CODE')
  }
  const account = await accountByUid(provider.db, row.uid)
  if (account === undefined) throw new ProviderProblem('INVALID_OOB_CODE')
  return account
}

const ResetPassword = type({ oobCode: Text, newPassword: Text })

/** Without a new password, only returns the e-mail of the code. */
export const resetPassword: Operation = async (provider, request) => {
  const body = readBody(request.body, ResetPassword)
  const password = body.newPassword === undefined ? undefined : readNewPassword(body.newPassword)
  const account = await accountOfCode(provider, body.oobCode, 'PASSWORD_RESET', password !== undefined)
  if (password !== undefined) {
    const password_hash = await hashPassword(password, provider.passwordCost)
    await provider.db.transaction().execute(async (transaction) => {
      // The reader of the e-mail owns the address: unlink sign-in methods that others linked before it was verified.
      if (!account.email_verified) await deleteLinks(transaction, account.uid)
      if (!account.email_verified)
        await updateAccount(transaction, account.uid, { display_name: null, photo_url: null })
      await setPassword(transaction, account.uid, password_hash, provider.clock())
      await updateAccount(transaction, account.uid, { email_verified: true })
      await clearAttempts(transaction, MAILBOX, account.email)
    })
  }
  return { email: account.email, requestType: 'PASSWORD_RESET' }
}

const Update = type({
  idToken: Text,
  oobCode: Text,
  email: Text,
  displayName: Text,
  photoUrl: Text,
  password: Text,
  deleteAttribute: optional(array(string())),
})

export const update: Operation = async (provider, request) => {
  const body = readBody(request.body, Update)
  if (body.oobCode !== undefined) {
    const account = await accountOfCode(provider, body.oobCode, 'VERIFY_EMAIL', true)
    await updateAccount(provider.db, account.uid, { email_verified: true })
    return viewOf(provider, { ...account, email_verified: true })
  }
  // Like the live service with enumeration protection: a new e-mail must be verified before it is changed.
  if (body.email !== undefined) throw new ProviderProblem('OPERATION_NOT_ALLOWED')
  const signedIn = await requireIdTokenAccount(provider, body.idToken)
  const { uid } = signedIn.account
  const display_name = readLabel(body.displayName, 'INVALID_DISPLAY_NAME')
  const photo_url = readLabel(body.photoUrl, 'INVALID_PHOTO_URL')
  const cleared = new Set(body.deleteAttribute)
  const change = {
    ...(display_name === undefined ? {} : { display_name }),
    ...(photo_url === undefined ? {} : { photo_url }),
    ...(cleared.has('DISPLAY_NAME') ? { display_name: null } : {}),
    ...(cleared.has('PHOTO_URL') ? { photo_url: null } : {}),
  }
  if (Object.keys(change).length > 0) await updateAccount(provider.db, uid, change)
  if (body.password !== undefined) {
    requireRecentSignIn(provider, signedIn)
    await setPassword(
      provider.db,
      uid,
      await hashPassword(readNewPassword(body.password), provider.passwordCost),
      provider.clock(),
    )
    await clearAttempts(provider.db, MAILBOX, signedIn.account.email)
  }
  const account = (await accountByUid(provider.db, uid)) ?? signedIn.account
  const tokens = body.password === undefined ? {} : await beginSession(provider, account, 'password')
  return { ...(await viewOf(provider, account)), ...tokens }
}

const requireRecentSignIn = (provider: Provider, { authTime }: SignedIn): void => {
  if (authTime.until(provider.clock()).total('minutes') > RECENT_SIGN_IN_MINUTES)
    throw new ProviderProblem('CREDENTIAL_TOO_OLD_LOGIN_AGAIN')
}

const WithToken = type({ idToken: Text })

export const deleteSelf: Operation = async (provider, request) => {
  const signedIn = await requireIdTokenAccount(provider, readBody(request.body, WithToken).idToken)
  requireRecentSignIn(provider, signedIn)
  await deleteAccount(provider.db, signedIn.account.uid)
  return {}
}
