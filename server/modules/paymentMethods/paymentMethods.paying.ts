import { MAX_PAYMENT_METHODS, type PaymentMethodNonceResponse } from '#contract/booking/paymentMethods.ts'
import type { Clock } from '#server/clock.ts'
import type { Connection, Database } from '#server/db/schema.ts'
import { ApiError } from '#server/http/errors.ts'
import { enforceRateLimit } from '#server/http/rateLimit.ts'
import type { Limit } from '#server/limits/limits.store.ts'
import { forgetCard, settleNow, type PaymentJobs } from './paymentMethods.jobs.ts'
import {
  noSuchCard,
  unknownOutcome,
  ownMethod,
  removeMethod,
  type PaymentMethodDeps,
} from './paymentMethods.service.ts'
import { addCustomer, customerOf, insertMethod, openMethods, storedMethods } from './paymentMethods.store.ts'

/** Well above normal use: each request creates a nonce at the gateway. */
const NONCES: Limit = { name: 'payment_method_nonce', most: 60, windowSeconds: 3600 }

/**
 * Nonce with which the owner of a saved card pays, once their bank has verified them.
 * @throws 404 also for another guest's card, 429, 502 if the outcome is unknown.
 */
export const issueSavedCardNonce = async (
  deps: PaymentMethodDeps,
  uid: string,
  id: string,
): Promise<PaymentMethodNonceResponse> => {
  const { state } = await ownMethod(deps.db, uid, id)
  if (state === 'removed') throw noSuchCard()
  await enforceRateLimit(deps.db, NONCES, uid, deps.clock)
  const issued = await deps.vault.issueNonce(id)
  switch (issued.outcome) {
    case 'issued':
      return { nonce: issued.nonce, bin: issued.bin, last4: issued.last4 }
    case 'absent':
      // The gateway has lost the card, or staff deleted it there: do not offer it again.
      await removeMethod(deps, uid, id)
      throw noSuchCard()
    default:
      throw unknownOutcome()
  }
}

export interface SavedCardDeps {
  db: Database
  clock: Clock
  jobs: PaymentJobs
}

interface PaidBooking {
  id: string
  user_uid: string
}

/** Saved cards as bookings need them. A card saved with a payment has the booking's id as its token. */
export const savedCards = ({ db, clock, jobs }: SavedCardDeps) => ({
  /**
   * Accepts a card deleted a moment ago, whose nonce may still pay.
   * @throws 400
   */
  checkOwn: async (uid: string, id: string): Promise<void> => {
    await ownMethod(db, uid, id).catch(() => {
      const field = 'payment.payment_method_id'
      throw new ApiError('invalid_request', `${field}: there is no such payment method`, { field })
    })
  },

  /** The guest's customer id at the gateway; null if they have the maximum number of cards. */
  customerFor: (uid: string): Promise<string | null> =>
    db.transaction().execute(async (transaction) => {
      await addCustomer(transaction, uid)
      const methods = [...(await storedMethods(transaction, uid)), ...(await openMethods(transaction, uid))]
      const customer = await customerOf(transaction, uid)
      return methods.length >= MAX_PAYMENT_METHODS ? null : (customer?.id ?? null)
    }),

  /** Schedules a look-up: the gateway knows whether it saved the card with the payment. */
  paid: async (transaction: Connection, { id, user_uid: uid }: PaidBooking): Promise<void> => {
    const now = clock()
    await addCustomer(transaction, uid)
    await insertMethod(transaction, { id, uid, nonce_hash: null, created_at: now })
    await settleNow(jobs, transaction, id, now)
  },

  /** Deletes the card saved with a payment that failed. */
  unpaid: (transaction: Connection, { id }: PaidBooking): Promise<void> => forgetCard(jobs, transaction, id, clock()),
})

export type SavedCards = ReturnType<typeof savedCards>
