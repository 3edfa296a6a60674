import { is, literal, type } from 'superstruct'
import type { Locale } from '#contract/shared/locale.ts'
import type { SignUpBody, User } from '#contract/user/user.ts'
import { authFingerprint } from '#server/adapters/identity/authFingerprint.ts'
import { ApiError } from '#server/http/errors.ts'
import type { Caller } from '#server/http/handler.ts'
import { enforceRateLimit } from '#server/http/rateLimit.ts'
import { storedPhone } from '#server/modules/profile/phone.rules.ts'
import { refuseCommonPassword } from './password.rules.ts'
import { isClaimedBy, isProvenBy, reclaimEmail, serializeSignInMethods } from './user.claims.ts'
import { beginSignUp, endSignUp, insertUser, userByEmail, userOf, type NewUser, type UserRow } from './user.store.ts'
import { CODE_MAILS, LIMITS, enforceSignUpLimits } from './user.limits.ts'
import { hashOfVerification, newVerification } from './codes.ts'
import type { Totals, UserDeps } from './user.deps.ts'
import { sendCode, type CodeSubject } from './verification.service.ts'

/** An unverified provider account older than this and without a row is left over from an unfinished sign-up. */
const ORPHAN_SECONDS = 60

export const NO_TOTALS: Totals = { total_hours: 0, total_bookings: 0, available_credits: 0 }

export const wireUser = (user: UserRow, totals: Totals): User => ({
  first_name: user.first_name,
  last_name: user.last_name,
  email: user.email,
  is_email_verified: user.is_email_verified,
  image: user.image,
  type: user.type,
  ...totals,
  bt_token: null,
  phone: user.phone,
  locale: user.locale,
  referral_code: user.referral_code,
  is_staff: user.is_staff,
})

export const emailExists = (): ApiError =>
  new ApiError('email_exists', 'User with your email already exists. Please, sign in.', { field: 'email' })

export const isUniqueViolation = (error: unknown): boolean => is(error, type({ code: literal('23505') }))

interface Newcomer {
  body: SignUpBody
  caller: Caller | null
  address: string
  lang: Locale
}

export interface SignedUp {
  user: UserRow
  /** Sent back with the code to prove the same attempt; null if a session proves it, or nothing is left to verify. */
  verification: string | null
}

/**
 * With a password: creates the provider account, our row and the e-mail with the code. Without: creates a row for a caller who
 * has signed in through another provider.
 * @throws 409 email_exists, 401 without password and bearer, 400 if the bearer has another e-mail or the password is a common
 * one, 429.
 */
export const signUp = async (deps: UserDeps, { body, caller, address, lang }: Newcomer): Promise<SignedUp> => {
  await enforceSignUpLimits(deps, LIMITS.signUp, { address, email: body.email })
  if (body.password !== undefined) refuseCommonPassword(body.password)
  const person = {
    email: body.email,
    first_name: body.first_name,
    last_name: body.last_name,
    phone: storedPhone(body.phone ?? null),
    locale: lang,
  }
  const email = body.email.toLowerCase()
  const newcomer = body.password === undefined ? ownerOf(caller, email) : null
  if (newcomer === null || !isProvenBy(newcomer)) await enforceRateLimit(deps.db, CODE_MAILS, email, deps.clock)
  if (!(await beginSignUp(deps.db, email, deps.clock()))) throw emailExists()
  try {
    const holder = await userByEmail(deps.db, email)
    if (holder !== undefined && !(await reclaimEmail(deps, holder, newcomer))) throw emailExists()
    return newcomer === null
      ? await addWithPassword(deps, person, body.password ?? '')
      : await addCaller(deps, person, newcomer)
  } finally {
    await endSignUp(deps.db, email)
  }
}

const ownerOf = (caller: Caller | null, email: string): Caller => {
  if (caller === null) throw new ApiError('unauthorized', 'Please, sign in')
  if (caller.email.toLowerCase() !== email)
    throw new ApiError('invalid_request', 'This is not the e-mail of the account you signed in with', {
      field: 'email',
    })
  return caller
}

type Person = Omit<NewUser, 'uid' | 'is_email_verified'> & { locale: Locale }

/** Google's verification is proof; any other provider's may come from another person's click. */
const addCaller = async (deps: UserDeps, person: Person, caller: Caller): Promise<SignedUp> => {
  const account = await deps.admin.accountOf(caller.uid)
  if (account === undefined) throw new ApiError('unauthorized', 'Please, sign in')
  const { uid, credential } = caller
  const is_email_verified = isProvenBy(caller)
  const row = { ...person, uid, is_email_verified, seen_sign_in_methods: serializeSignInMethods(account) }
  return { user: await addUser(deps, row, { credential, asker_hash: null }), verification: null }
}

const addWithPassword = async (deps: UserDeps, person: Person, password: string): Promise<SignedUp> => {
  const uid = await createAccount(deps, person, password)
  try {
    const account = await deps.admin.accountOf(uid)
    if (account === undefined) throw emailExists()
    const verification = newVerification()
    const subject = { credential: authFingerprint(account), asker_hash: hashOfVerification(verification) }
    const row = { ...person, uid, is_email_verified: false, seen_sign_in_methods: serializeSignInMethods(account) }
    return { user: await addUser(deps, row, subject), verification }
  } catch (error) {
    await deps.admin.deleteUser(uid)
    throw error
  }
}

const addUser = async (deps: UserDeps, user: NewUser & { locale: Locale }, subject: CodeSubject): Promise<UserRow> => {
  try {
    return await deps.db.transaction().execute(async (transaction) => {
      const row = await insertUser(transaction, user, deps.clock())
      if (!row.is_email_verified) await sendCode(transaction, deps, row, user.locale, subject)
      return row
    })
  } catch (error) {
    throw isUniqueViolation(error) ? emailExists() : error
  }
}

const createAccount = async (
  { admin, clock }: UserDeps,
  { email, first_name, last_name }: Pick<NewUser, 'email' | 'first_name' | 'last_name'>,
  password: string,
): Promise<string> => {
  const account = { email, password, display_name: `${first_name} ${last_name}` }
  const created = await admin.createPasswordUser(account)
  if (created.outcome === 'created') return created.uid
  const holder = await admin.lookupByEmail(email)
  const isOrphan =
    holder !== undefined && !holder.email_verified && holder.created_at.until(clock()).total('seconds') > ORPHAN_SECONDS
  if (!isOrphan) throw emailExists()
  await admin.deleteUser(holder.uid)
  const again = await admin.createPasswordUser(account)
  if (again.outcome === 'email_exists') throw emailExists()
  return again.uid
}

/**
 * The caller's own row. A row that another person wrote under an e-mail the caller has proven does not count: the caller signs
 * up as a new user, and that row is deleted then.
 * @throws 401 without a caller, 404 for an account that only the identity provider knows.
 */
export const loadOwnUser = async ({ db }: Pick<UserDeps, 'db'>, caller: Caller | null): Promise<UserRow> => {
  if (caller === null) throw new ApiError('unauthorized', 'Please, sign in')
  const user = await userOf(db, caller)
  if (user === undefined || isClaimedBy(user, caller))
    throw new ApiError('not_found', 'There is no user for this account')
  return user
}

/**
 * Requires a verified e-mail.
 * @throws 403 forbidden, and as `loadOwnUser`.
 */
export const requireVerifiedCaller = async (deps: Pick<UserDeps, 'db'>, caller: Caller | null): Promise<Caller> => {
  const user = await loadOwnUser(deps, caller)
  if (caller === null || !user.is_email_verified) throw new ApiError('forbidden', 'Please, confirm your e-mail first')
  return caller
}

/**
 * Decisions §8: staff only. No client can set `is_staff`.
 * @throws 403 forbidden, and as `loadOwnUser`.
 */
export const checkStaff = async (deps: Pick<UserDeps, 'db'>, caller: Caller): Promise<void> => {
  const { is_staff, is_email_verified } = await loadOwnUser(deps, caller)
  if (!is_staff || !is_email_verified) throw new ApiError('forbidden', 'This is for staff')
}
