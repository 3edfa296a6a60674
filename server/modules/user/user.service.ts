import { is, literal, type } from 'superstruct'
import type { Locale } from '#contract/locale.ts'
import type { SignUpBody, User } from '#contract/user.ts'
import type { IdentityAdmin } from '#server/adapters/identity/identity.port.ts'
import type { Clock } from '#server/clock.ts'
import type { Connection, Database } from '#server/db/schema.ts'
import { ApiError } from '#server/http/errors.ts'
import type { Caller } from '#server/http/handler.ts'
import { readPhone } from '#server/modules/profile/phone.rules.ts'
import { insertUser, markEmailVerified, userByEmail, userOf, type NewUser, type UserRow } from './user.store.ts'
import { LIMITS, refuseAsker } from './user.limits.ts'
import { sendCode } from './verification.service.ts'

export interface VerificationMail {
  to: string
  lang: Locale
  template: 'verification_code'
  data: { code: string }
}

export interface UserDeps {
  db: Database
  clock: Clock
  admin: IdentityAdmin
  totalsOf: (uid: string) => Promise<Totals>
  mail: { queue: (connection: Connection, mail: VerificationMail) => Promise<void> }
}

/** A provider account this old, unverified and without a row of ours, is what a sign-up left that never finished. */
const ORPHAN_SECONDS = 60

/** What a user has booked and earned, as his bookings tell. */
export type Totals = Pick<User, 'total_hours' | 'total_bookings' | 'available_credits'>

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

/**
 * With a password: the provider's account, our row and the code by e-mail. Without: a row for the caller, who has just
 * signed in at the provider through somebody else.
 * @throws 409 email_exists, 401 without password and bearer, 400 when the bearer's e-mail is another one, 429.
 */
export const signUp = async (deps: UserDeps, { body, caller, address, lang }: Newcomer): Promise<UserRow> => {
  await refuseAsker(deps, LIMITS.signUp, { address, email: body.email })
  if ((await userByEmail(deps.db, body.email)) !== undefined) throw emailExists()
  const person = {
    email: body.email,
    first_name: body.first_name.trim(),
    last_name: body.last_name.trim(),
    phone: readPhone(body.phone ?? null),
    locale: lang,
  }
  if (body.password === undefined) return addUser(deps, { ...person, ...provenBy(caller, body.email) }, lang)
  const uid = await createAccount(deps, person, body.password)
  try {
    return await addUser(deps, { ...person, uid, is_email_verified: false }, lang)
  } catch (error) {
    await deps.admin.deleteUser(uid)
    throw error
  }
}

const provenBy = (caller: Caller | null, email: string): Pick<NewUser, 'uid' | 'is_email_verified'> => {
  if (caller === null) throw new ApiError('unauthorized', 'Please, sign in')
  if (caller.email.toLowerCase() !== email.toLowerCase())
    throw new ApiError('invalid_request', 'This is not the e-mail of the account you signed in with', {
      field: 'email',
    })
  return { uid: caller.uid, is_email_verified: caller.email_verified }
}

const addUser = async (deps: UserDeps, user: NewUser & { locale: Locale }, lang: Locale): Promise<UserRow> => {
  try {
    return await deps.db.transaction().execute(async (transaction) => {
      const row = await insertUser(transaction, user, deps.clock())
      if (!row.is_email_verified) await sendCode(transaction, deps, row, lang)
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

/** @throws 401 for nobody, 404 for somebody whom only the identity provider knows. */
export const ownUser = async ({ db }: Pick<UserDeps, 'db'>, caller: Caller | null): Promise<UserRow> => {
  if (caller === null) throw new ApiError('unauthorized', 'Please, sign in')
  const user = await userOf(db, caller)
  if (user === undefined) throw new ApiError('not_found', 'There is no user for this account')
  return user
}

/** @throws as `ownUser`. */
export const userDetails = async ({ db }: Pick<UserDeps, 'db'>, caller: Caller | null): Promise<UserRow> => {
  const user = await ownUser({ db }, caller)
  // Proven elsewhere: by a link of the provider, or by a password reset.
  const isNewlyProven =
    caller !== null && caller.email_verified && !user.is_email_verified && caller.email.toLowerCase() === user.email
  return isNewlyProven ? markEmailVerified(db, user.id) : user
}
