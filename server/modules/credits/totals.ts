import { toDollars } from '#contract/money.ts'
import type { Clock } from '#server/clock.ts'
import type { Connection } from '#server/db/schema.ts'
import { totalsOf } from '#server/modules/bookings/bookings.store.ts'
import type { Totals } from '#server/modules/user/user.service.ts'
import { creditsOf } from './credits.store.ts'

/** What stands beside a guest's own record: how much they have booked, and what credit they have (specification §5). */
export const guestTotals =
  ({ db, clock }: { db: Connection; clock: Clock }) =>
  async (uid: string): Promise<Totals> => {
    const { account } = await creditsOf(db, uid, clock())
    return { ...(await totalsOf(db, uid, clock())), available_credits: toDollars(account.available_cents) }
  }
