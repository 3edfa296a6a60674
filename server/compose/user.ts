import type { Logger } from 'pino'
import type { Booking } from '#contract/bookings.ts'
import type { Locale } from '#contract/locale.ts'
import { toDollars } from '#contract/money.ts'
import type { IdentityAdmin } from '#server/adapters/identity/identity.port.ts'
import type { Clock } from '#server/clock.ts'
import type { Database } from '#server/db/schema.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import type { Mail } from '#server/mail/mail.ts'
import { bookingsOf, totalsOf } from '#server/modules/bookings/bookings.store.ts'
import { viewBooking, type ViewDeps } from '#server/modules/bookings/bookings.view.ts'
import { creditsRoutes } from '#server/modules/credits/credits.routes.ts'
import { credits } from '#server/modules/credits/credits.service.ts'
import { creditsOf } from '#server/modules/credits/credits.store.ts'
import type { DataHolder } from '#server/modules/privacy/dataHolder.port.ts'
import { createDeletion } from '#server/modules/privacy/deletion.service.ts'
import { privacyRoutes } from '#server/modules/privacy/privacy.routes.ts'
import { profileRoutes } from '#server/modules/profile/profile.routes.ts'
import { catchUpEmailChange } from '#server/modules/profile/profile.service.ts'
import { userRoutes } from '#server/modules/user/user.routes.ts'
import type { TellSecurity } from '#server/securityLog.ts'
import type { Totals } from '#server/modules/user/user.service.ts'

export interface UserCompositionDeps {
  db: Database
  clock: Clock
  jobs: Jobs
  mail: Mail
  admin: IdentityAdmin
  view: ViewDeps
  /** What other modules keep about a guest: told in their export, taken away with their account. */
  holders: readonly DataHolder[]
  log: Pick<Logger, 'warn'>
  tellSecurity: TellSecurity
}

type UserHandlers = ReturnType<typeof userRoutes> &
  ReturnType<typeof profileRoutes> &
  ReturnType<typeof creditsRoutes> &
  ReturnType<typeof privacyRoutes>

/** The guest's own record: signing up, profile, credit, export and the end of the account. */
export const composeUser = (deps: UserCompositionDeps): UserHandlers => {
  const { db, clock, jobs, mail, admin, view, holders, log, tellSecurity } = deps
  const totals = async (uid: string): Promise<Totals> => {
    const { account } = await creditsOf(db, uid, clock())
    return { ...(await totalsOf(db, uid, clock())), available_credits: toDollars(account.available_cents) }
  }
  const told = async (uid: string, locale: Locale): Promise<Booking[]> =>
    (await bookingsOf(db, uid)).map((row) => viewBooking(row, locale, clock(), view))
  const creditDeps = { db, clock, hotels: view.hotels }
  const deletion = createDeletion({
    db,
    clock,
    admin,
    jobs,
    holders,
    tellSecurity,
    warn: (error) => log.warn({ err: error }, 'an account is deleted later'),
  })
  const { retire } = deletion
  return {
    ...userRoutes({
      db,
      clock,
      admin,
      mail,
      totalsOf: totals,
      retire,
      tellSecurity,
      catchUp: (caller) => catchUpEmailChange({ db, mail }, caller),
    }),
    ...profileRoutes({ db, clock, admin, mail, tellSecurity, totalsOf: totals }),
    ...creditsRoutes(creditDeps),
    ...privacyRoutes({
      db,
      clock,
      admin,
      deletion,
      holders,
      totalsOf: totals,
      bookingsOf: told,
      creditsOf: (uid, locale) => credits(creditDeps, uid, locale),
    }),
  }
}
