import { create, string, type } from 'superstruct'
import { LOYALTY_CREDIT, readPromo } from '#contract/booking/loyalty.ts'
import { toCents, type Cents } from '#contract/shared/money.ts'
import type { Clock } from '#server/clock.ts'
import type { Connection, Database } from '#server/db/schema.ts'
import { ApiError } from '#server/http/errors.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import { bookingById, type BookingRow } from '#server/modules/bookings/bookings.store.ts'
import { creditsOf, returnCredits, rewardReferrer, spendCredits } from '#server/modules/credits/credits.store.ts'
import type { BreakdownCents } from '#server/modules/rates/rates.price.ts'
import { PROMO_MESSAGES, promoRefusal } from './loyalty.rules.ts'
import { givePromoBack, insertPromoUse, promoFacts, findReferrer, userIdOf } from './loyalty.store.ts'

/** What a guest wants to have taken off: a code or dollars of credit. The code wins where both come. */
export interface DiscountRequest {
  promo?: string | undefined
  /** US dollars. */
  credits?: number | undefined
}

/** What may be taken off a total; the price takes no more than there is to pay. */
export interface Discounts {
  promo: Cents
  credits: Cents
  /** Whose code it is. */
  sharerId: string | null
}

export const NO_DISCOUNTS: Discounts = { promo: 0, credits: 0, sharerId: null }

export interface Loyalty {
  /**
   * @param uid null while nobody has signed in: then a code is only known or not.
   * @param field what a refusal names.
   * @throws 409 `promo_refused`, 401 for credit without an account.
   */
  discounts: (connection: Connection, uid: string | null, asked: DiscountRequest, field: string) => Promise<Discounts>
  /** Writes down what a booking was paid with, in its own transaction, while its guest is held. */
  spend: (transaction: Connection, booking: Spending) => Promise<void>
  /** The booking came to nothing: what it was paid with is the guest's again. */
  reverse: (transaction: Connection, bookingId: string) => Promise<void>
  /** The booking is paid: when its stay is over, whose code it was is rewarded. */
  confirmed: (transaction: Connection, booking: BookingRow) => Promise<void>
}

interface Spending {
  id: string
  uid: string
  off: Discounts
  breakdown: Pick<BreakdownCents, 'promo' | 'credits'>
}

const REWARD = 'loyalty.reward'
const RewardPayload = type({ id: string() })

export const createLoyalty = ({
  db,
  clock,
  jobs,
}: {
  db: Database
  clock: Clock
  jobs: Pick<Jobs, 'handle' | 'schedule'>
}): Loyalty => {
  jobs.handle(REWARD, async (payload) => {
    const { id } = create(payload, RewardPayload)
    await db.transaction().execute(async (transaction) => {
      const booking = await bookingById(transaction, id)
      const sharerId = await findReferrer(transaction, id)
      // Whoever has paid nothing has given us nothing to reward: accounts that cost nothing would earn without end.
      if (booking?.step !== 'captured' || booking.total_cents === 0 || sharerId === undefined) return
      await rewardReferrer(transaction, {
        user_id: sharerId,
        booking_id: id,
        cents: toCents(LOYALTY_CREDIT),
        at: booking.check_out_at,
      })
    })
  })

  return {
    discounts: async (connection, uid, { promo, credits }, field) => {
      if (promo !== undefined) {
        const facts = await promoFacts(connection, readPromo(promo), uid)
        const reason = promoRefusal(facts)
        if (reason !== null) throw new ApiError('promo_refused', PROMO_MESSAGES[reason], { field, reason })
        return { promo: toCents(LOYALTY_CREDIT), credits: 0, sharerId: facts.sharer?.id ?? null }
      }
      if (credits === undefined || credits === 0) return NO_DISCOUNTS
      if (uid === null) throw new ApiError('unauthorized', 'Please, sign in')
      const { account } = await creditsOf(connection, uid, clock())
      // Less than nothing is there where hours that had earned what was spent are in doubt.
      return { ...NO_DISCOUNTS, credits: Math.max(0, Math.min(toCents(credits), account.available_cents)) }
    },

    spend: async (transaction, { id, uid, off, breakdown }) => {
      if (breakdown.credits === 0 && off.sharerId === null) return
      const user_id = await userIdOf(transaction, uid)
      if (breakdown.credits < 0)
        await spendCredits(transaction, { user_id, booking_id: id, cents: -breakdown.credits, at: clock() })
      if (off.sharerId !== null)
        await insertPromoUse(transaction, { booking_id: id, friend_id: user_id, sharer_id: off.sharerId })
    },

    reverse: async (transaction, bookingId) => {
      await returnCredits(transaction, bookingId, clock())
      await givePromoBack(transaction, bookingId, clock())
    },

    confirmed: async (transaction, { id, check_out_at }) => {
      if ((await findReferrer(transaction, id)) === undefined) return
      await jobs.schedule(transaction, { kind: REWARD, payload: { id }, runAt: check_out_at })
    },
  }
}
