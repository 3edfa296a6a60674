import { toDollars } from '#contract/shared/money.ts'
import type { Clock } from '#server/clock.ts'
import type { Connection } from '#server/db/schema.ts'
import type { Totals } from '#server/modules/user/user.deps.ts'
import { creditsOf } from './credits.store.ts'

/** Totals shown with a user (specification §5): confirmed and past bookings, hours stayed, and available credit in dollars. */
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
