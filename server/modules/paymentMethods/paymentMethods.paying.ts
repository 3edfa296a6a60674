import { MAX_PAYMENT_METHODS, type PaymentMethodNonceResponse } from '#contract/booking/paymentMethods.ts'
import type { Clock } from '#server/clock.ts'
import type { Connection, Database } from '#server/db/schema.ts'
import { ApiError } from '#server/http/errors.ts'
import { enforceRateLimit } from '#server/http/rateLimit.ts'
import type { Limit } from '#server/limits/limits.store.ts'
import { forgetCard, settleNow, type PaymentJobs } from './paymentMethods.jobs.ts'
import { noSuchCard, notYetKnown, ownMethod, removeMethod, type PaymentMethodDeps } from './paymentMethods.service.ts'
import { addCustomer, customerOf, insertMethod, openMethods, storedMethods } from './paymentMethods.store.ts'

/** More payments than anybody tries; each makes a nonce at the card company. */
const NONCES: Limit = { name: 'payment_method_nonce', most: 60, windowSeconds: 3600 }

/**
 * What the owner of a kept card pays with, once their bank has verified them.
 * @throws 404 for somebody else's as for none, 429, 502 while nobody knows.
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
      // The card company has lost it, or deleted it by hand: the list must not offer it again.
      await removeMethod(deps, uid, id)
      throw noSuchCard()
    default:
      throw notYetKnown()
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

/** What bookings ask of the kept cards. A card that is kept when it pays has the booking's id as its token. */
export const savedCards = ({ db, clock, jobs }: SavedCardDeps) => ({
  /** A card that was deleted a moment ago may still pay with the nonce that was made of it. @throws 400 */
  checkOwn: async (uid: string, id: string): Promise<void> => {
    await ownMethod(db, uid, id).catch(() => {
      const field = 'payment.payment_method_id'
      throw new ApiError('invalid_request', `${field}: there is no such payment method`, { field })
    })
  },

  /** Whom the card company keeps the card for; null where the guest has as many as anybody may have. */
  customerFor: (uid: string): Promise<string | null> =>
    db.transaction().execute(async (transaction) => {
      await addCustomer(transaction, uid)
      const kept = [...(await storedMethods(transaction, uid)), ...(await openMethods(transaction, uid))]
      const customer = await customerOf(transaction, uid)
      return kept.length >= MAX_PAYMENT_METHODS ? null : (customer?.id ?? null)
    }),

  /** The booking is paid: whether the card was kept with it is asked of the card company. */
  paid: async (transaction: Connection, { id, user_uid: uid }: PaidBooking): Promise<void> => {
    const now = clock()
    await addCustomer(transaction, uid)
    await insertMethod(transaction, { id, uid, nonce_hash: null, created_at: now })
    await settleNow(jobs, transaction, id, now)
  },

  /** The booking came to nothing: a card that was kept with it is not. */
  unpaid: (transaction: Connection, { id }: PaidBooking): Promise<void> => forgetCard(jobs, transaction, id, clock()),
})

export type SavedCards = ReturnType<typeof savedCards>
