import { toDollars } from '#contract/shared/money.ts'
import type { Clock } from '#server/clock.ts'
import type { Connection } from '#server/db/schema.ts'
import type { Totals } from '#server/modules/user/user.deps.ts'
import { creditsOf } from './credits.store.ts'

/** What stands beside a guest's own record: the bookings that stand, the hours stayed and what credit they have (specification §5). */
export const guestTotals =
  ({ db, clock }: { db: Connection; clock: Clock }) =>
  async (uid: string): Promise<Totals> => {
    const { account, bookings } = await creditsOf(db, uid, clock())
    return {
      total_bookings: bookings.filter(({ step }) => step === 'captured').length,
      total_hours: account.total_hours,
      available_credits: toDollars(account.available_cents),
    }
  }
