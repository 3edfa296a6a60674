import { create, string, type } from 'superstruct'
import { LOYALTY_CREDIT, readPromo, type PromoRefusal } from '#contract/booking/loyalty.ts'
import { toCents, type Cents } from '#contract/shared/money.ts'
import type { Clock } from '#server/clock.ts'
import type { Connection, Database } from '#server/db/schema.ts'
import { ApiError } from '#server/http/errors.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import { bookingById, type BookingRow } from '#server/modules/bookings/bookings.store.ts'
import type { Returned } from '#server/modules/bookings/cancellation.rules.ts'
import { creditsOf, returnCredits, rewardReferrer, spendCredits } from '#server/modules/credits/credits.store.ts'
import type { BreakdownCents } from '#server/modules/rates/rates.price.ts'
import { PROMO_MESSAGES, promoRefusal } from './loyalty.rules.ts'
import {
  givePromoBack,
  insertAccountCards,
  insertPromoMarks,
  insertPromoUse,
  isOwnUse,
  promoFacts,
  promoUseOf,
  userOfUid,
} from './loyalty.store.ts'
import type { PersonMarks } from './personMarks.ts'

/** The discount a guest asks for: a promo code or credit. With both, the code wins. */
export interface DiscountRequest {
  promo?: string | undefined
  /** US dollars. */
  credits?: number | undefined
}

/** Available discounts; the price takes no more than there is to pay. */
export interface Discounts {
  promo: Cents
  credits: Cents
  /** Owner of the promo code. */
  sharerId: string | null
}

export const NO_DISCOUNTS: Discounts = { promo: 0, credits: 0, sharerId: null }

export interface Loyalty {
  /**
   * @param uid null before sign-in: then a code is only checked for existence.
   * @param field name of the field in the error.
   * @throws 409 `promo_refused`, 401 for credit without an account.
   */
  discounts: (connection: Connection, uid: string | null, request: DiscountRequest, field: string) => Promise<Discounts>
  /** Records the discounts of a booking, in its transaction, with the user's row locked. */
  spend: (transaction: Connection, booking: Spending) => Promise<void>
  /**
   * The card of a booking is known: remembers it, and asks once more whether its promo code counts.
   * @param numbers the gateway's identifiers of the card.
   * @returns why the code is refused; null if it counts, or there is none.
   */
  cardKnown: (
    transaction: Connection,
    booking: Pick<BookingRow, 'id' | 'user_uid'>,
    numbers: readonly string[],
  ) => Promise<PromoRefusal | null>
  /**
   * The booking was rejected or cancelled: its promo code and credit can be used again.
   * @param returned of a cancellation that keeps something: how much credit returns, and whether the code does (0: no).
   */
  reverse: (transaction: Connection, bookingId: string, returned?: Pick<Returned, 'credits' | 'promo'>) => Promise<void>
  /**
   * The booking is paid, or its check-out has moved: schedules the reward of the promo code's owner for the end of the stay. It is
   * given once.
   */
  confirmed: (transaction: Connection, booking: Pick<BookingRow, 'id' | 'check_out_at'>) => Promise<void>
}

interface Spending {
  id: string
  uid: string
  off: Discounts
  breakdown: Pick<BreakdownCents, 'promo' | 'credits'>
}

/** @param field name of the field in the error. */
export const promoRefused = (reason: PromoRefusal, field: string): ApiError =>
  new ApiError('promo_refused', PROMO_MESSAGES[reason], { field, reason })

const REWARD = 'loyalty.reward'
const RewardPayload = type({ id: string() })

export const createLoyalty = ({
  db,
  clock,
  jobs,
  marks,
}: {
  db: Database
  clock: Clock
  marks: PersonMarks
  jobs: Pick<Jobs, 'handle' | 'schedule'>
}): Loyalty => {
  jobs.handle(REWARD, async (payload) => {
    const { id } = create(payload, RewardPayload)
    await db.transaction().execute(async (transaction) => {
      const booking = await bookingById(transaction, id)
      const use = await promoUseOf(transaction, id)
      // Check-out has moved to a later hour, for which another job waits.
      if (booking !== undefined && Temporal.Instant.compare(booking.check_out_at, clock()) > 0) return
      // No reward for free bookings: throwaway accounts could earn without limit.
      if (booking?.step !== 'captured' || booking.total_cents === 0 || use?.sharer === undefined) return
      // The sharer may have shown a card of the friend's since.
      if (await isOwnUse(transaction, marks, use)) return
      await rewardReferrer(transaction, {
        user_id: use.sharer.id,
        booking_id: id,
        cents: toCents(LOYALTY_CREDIT),
        at: booking.check_out_at,
      })
    })
  })

  return {
    discounts: async (connection, uid, { promo, credits }, field) => {
      if (promo !== undefined) {
        const facts = await promoFacts(connection, marks, readPromo(promo), uid)
        const reason = promoRefusal(facts)
        if (reason !== null) throw promoRefused(reason, field)
        return { promo: toCents(LOYALTY_CREDIT), credits: 0, sharerId: facts.sharer?.id ?? null }
      }
      if (credits === undefined || credits === 0) return NO_DISCOUNTS
      if (uid === null) throw new ApiError('unauthorized', 'Please, sign in')
      const { account } = await creditsOf(connection, uid, clock())
      // The balance is negative if stays that earned spent credit have gone into review.
      return { ...NO_DISCOUNTS, credits: Math.max(0, Math.min(toCents(credits), account.available_cents)) }
    },

    spend: async (transaction, { id, uid, off, breakdown }) => {
      if (breakdown.credits === 0 && off.sharerId === null) return
      const account = await userOfUid(transaction, uid)
      if (account === undefined) throw new ApiError('unauthorized', 'Please, sign in')
      const { id: user_id, email } = account
      if (breakdown.credits < 0)
        await spendCredits(transaction, { user_id, booking_id: id, cents: -breakdown.credits, at: clock() })
      if (off.sharerId === null) return
      await insertPromoUse(transaction, { booking_id: id, friend_id: user_id, sharer_id: off.sharerId })
      // Another account of the same person may have booked at the same moment.
      if (!(await insertPromoMarks(transaction, id, [marks.mailbox(email)], clock())))
        throw promoRefused('promo.used', 'loyalty.promocode')
    },

    cardKnown: async (transaction, { id, user_uid }, numbers) => {
      const cards = marks.cards(numbers)
      const account = await userOfUid(transaction, user_uid)
      // Also of a refused code: the next question about a code knows the card then.
      if (account !== undefined) await insertAccountCards(transaction, account.id, cards)
      const use = await promoUseOf(transaction, id)
      if (use !== undefined) {
        const digests = cards.map(({ digest }) => digest)
        if (await isOwnUse(transaction, marks, { ...use, digests })) return 'promo.own'
        if (!(await insertPromoMarks(transaction, id, cards, clock()))) return 'promo.used'
      }
      return null
    },

    reverse: async (transaction, bookingId, returned) => {
      if (returned === undefined || returned.credits > 0)
        await returnCredits(transaction, bookingId, clock(), returned?.credits)
      if (returned === undefined || returned.promo > 0) await givePromoBack(transaction, bookingId, clock())
    },

    confirmed: async (transaction, { id, check_out_at }) => {
      if ((await promoUseOf(transaction, id))?.sharer === undefined) return
      await jobs.schedule(transaction, { kind: REWARD, payload: { id }, runAt: check_out_at })
    },
  }
}
