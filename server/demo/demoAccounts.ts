import type { Role } from '#contract/user/user.ts'
import type { Clock } from '#server/clock.ts'
import type { Database } from '#server/db/schema.ts'
import { companyNamed } from '#server/modules/company/company.store.ts'
import { insertUser, userByEmail } from '#server/modules/user/user.store.ts'
import { accountByEmail, insertAccount } from '#server/emulators/identity/accounts.store.ts'
import { hashPassword, PASSWORD_COST } from '#server/emulators/identity/passwords.ts'

export interface DemoAccount {
  email: string
  password: string
  type: Role
  is_staff: boolean
}

const DEMO_COMPANY = 'Demo Company'
const IN_COMPANY: ReadonlySet<Role> = new Set(['b2b', 'b2b_with_invoicing', 'manager'])

export const DEMO_PASSWORD = 'stayless'

const demo = (name: string, type: Role, is_staff = false): DemoAccount => ({
  email: `${name}@stayless.example`,
  password: DEMO_PASSWORD,
  type,
  is_staff,
})

/** One account per role, printed at the start. */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  demo('guest', 'regular'),
  demo('business', 'b2b'),
  demo('invoicing', 'b2b_with_invoicing'),
  demo('agent', 'agent'),
  demo('manager', 'manager'),
  demo('staff', 'regular', true),
]

/** Adds missing demo accounts, verified, and leaves existing ones as they are. */
export const seedAccounts = async (db: Database, clock: Clock, passwordCost = PASSWORD_COST): Promise<void> => {
  // All share one public password: hash it once.
  let hash: Promise<string> | undefined
  const hashed = (): Promise<string> => (hash ??= hashPassword(DEMO_PASSWORD, passwordCost))
  for (const account of DEMO_ACCOUNTS) await seedAccount(db, clock, account, hashed)
}

const seedAccount = async (
  db: Database,
  clock: Clock,
  { email, type, is_staff }: DemoAccount,
  hashed: () => Promise<string>,
) => {
  if ((await userByEmail(db, email)) !== undefined) return
  const name = email.slice(0, email.indexOf('@'))
  const last_name = `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`
  const password_hash = await hashed()
  await db.transaction().execute(async (transaction) => {
    const account =
      (await accountByEmail(transaction, email)) ??
      (await insertAccount(
        transaction,
        { email, password_hash, email_verified: true, display_name: `Demo ${last_name}` },
        clock(),
      ))
    if (account === undefined) return
    const company_id = IN_COMPANY.has(type) ? (await companyNamed(transaction, DEMO_COMPANY)).id : null
    const person = { email, first_name: 'Demo', last_name, phone: null, type, is_staff, company_id }
    await insertUser(transaction, { ...person, uid: account.uid, is_email_verified: true }, clock())
  })
}
