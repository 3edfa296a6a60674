import { createHash } from 'node:crypto'
import { MAX_PAYMENT_METHODS, type NewPaymentMethodBody } from '#contract/booking/paymentMethods.ts'
import type { DeclineAdvice } from '#server/adapters/payments/payments.port.ts'
import { cardDeclined } from '#server/modules/payments/cardDeclined.ts'
import type { CardVault, VaultCard } from '#server/adapters/payments/vault.port.ts'
import type { Clock } from '#server/clock.ts'
import type { Connection, Database } from '#server/db/schema.ts'
import { isUuid } from '#server/db/uuid.ts'
import { ApiError } from '#server/http/errors.ts'
import { enforceRateLimit } from '#server/http/rateLimit.ts'
import type { Limit } from '#server/limits/limits.store.ts'
import type { CardAttemptLimiter } from '#server/modules/payments/cardAttempts.ts'
import { forgetCard, settleLater, type PaymentJobs } from './paymentMethods.jobs.ts'
import {
  addCustomer,
  chargeInstead,
  customerOf,
  deleteOpenMethod,
  forgetDeclined,
  lockCustomer,
  insertMethod,
  markAtGateway,
  markDeclined,
  markPrimary,
  markRemoved,
  markStored,
  methodById,
  methodOfNonce,
  openMethods,
  storedMethods,
  type PaymentMethodRow,
} from './paymentMethods.store.ts'

export interface PaymentMethodDeps {
  db: Database
  clock: Clock
  vault: CardVault
  jobs: PaymentJobs
  tries: CardAttemptLimiter
}

/** Limits the cards one guest can try, against testing stolen cards. */
const TRIES: Limit = { name: 'payment_method', most: 20, windowSeconds: 3600 }
/** How long the same nonce gets the same decline. */
const DECLINE_HOURS = 24

const hashOf = (nonce: string): string => createHash('sha256').update(nonce).digest('base64url')

export const noSuchCard = (): ApiError => new ApiError('not_found', 'There is no such payment method')

/** Outcome unknown: the same nonce sent again, or the job, settles it. */
export const unknownOutcome = (): ApiError => new ApiError('upstream_failed', 'Ooops! Something went wrong')

/** Inserts one row per nonce, so two requests with the same nonce ask the gateway about the same token. */
const begin = (deps: PaymentMethodDeps, uid: string, nonce_hash: string): Promise<PaymentMethodRow> =>
  deps.db.transaction().execute(async (transaction) => {
    await addCustomer(transaction, uid)
    const now = deps.clock()
    const existing = await methodOfNonce(transaction, uid, nonce_hash)
    if (existing) return existing
    const [stored, open] = [await storedMethods(transaction, uid), await openMethods(transaction, uid)]
    if (stored.length + open.length >= MAX_PAYMENT_METHODS)
      throw new ApiError('too_many_cards', `No more than ${MAX_PAYMENT_METHODS} cards are kept`)
    const row = await insertMethod(transaction, { uid, nonce_hash, created_at: now })
    await settleLater(deps.jobs, transaction, row.id, now)
    return row
  })

/**
 * The stored card of a nonce; undefined while open.
 * @throws 402
 */
const endOf = (row: PaymentMethodRow | undefined): PaymentMethodRow | undefined => {
  if (row?.state === 'declined') throw cardDeclined(row.decline_advice)
  return row?.state === 'stored' ? row : undefined
}

const sameCard = (card: VaultCard, row: PaymentMethodRow): boolean =>
  row.brand === card.brand && row.last4 === card.last4 && row.expires === card.expires

/**
 * Stores the card; the guest's first one becomes primary. Null if the guest was deleted meanwhile or already has the card; then
 * the gateway's copy is deleted.
 */
const finish = (
  { db, jobs, clock }: Pick<PaymentMethodDeps, 'db' | 'jobs' | 'clock'>,
  row: PaymentMethodRow,
  card: VaultCard,
): Promise<PaymentMethodRow | null> =>
  db.transaction().execute(async (transaction) => {
    await lockCustomer(transaction, row.uid)
    if ((await methodById(transaction, row.id)) === undefined) {
      await forgetCard(jobs, transaction, row.id, clock())
      return null
    }
    await markAtGateway(transaction, row.uid)
    const others = await storedMethods(transaction, row.uid)
    // The gateway reports no duplicate for a card saved with a payment.
    const same = row.nonce_hash === null ? others.find((other) => sameCard(card, other)) : undefined
    if (same !== undefined) {
      await chargeInstead(transaction, row.id, same.id)
      await deleteOpenMethod(transaction, row.id)
      await forgetCard(jobs, transaction, row.id, clock())
      return null
    }
    const isFirst = others.length === 0
    const stored = await markStored(transaction, row.id, card, isFirst)
    const now = stored ?? (await methodById(transaction, row.id))
    return now?.state === 'stored' ? now : null
  })

/**
 * Looks up an open card at the gateway.
 * @param isLast a card absent there is given up; otherwise its request may still arrive.
 */
export const reconcileMethod = async (
  deps: Pick<PaymentMethodDeps, 'db' | 'jobs' | 'vault' | 'clock'>,
  row: PaymentMethodRow,
  isLast: boolean,
): Promise<'settled' | 'open'> => {
  const lookup = await deps.vault.find(row.id)
  if (lookup.outcome === 'unknown') return 'open'
  if (lookup.outcome === 'stored') await finish(deps, row, lookup.card)
  else if (!isLast) return 'open'
  else await deleteOpenMethod(deps.db, row.id)
  return 'settled'
}

/** Finds the guest's row for a card that the gateway has under an earlier token, possibly one whose response was lost. */
const earlierOf = async (
  deps: PaymentMethodDeps,
  row: PaymentMethodRow,
  card: VaultCard,
): Promise<PaymentMethodRow | undefined> => {
  for (const open of await openMethods(deps.db, row.uid))
    if (open.id !== row.id) await reconcileMethod(deps, open, false)
  return (await storedMethods(deps.db, row.uid)).find((stored) => sameCard(card, stored))
}

const refuse = async ({ db }: PaymentMethodDeps, id: string, advice: DeclineAdvice): Promise<never> => {
  await markDeclined(db, id, advice)
  throw cardDeclined(advice)
}

const store = async (deps: PaymentMethodDeps, row: PaymentMethodRow, body: NewPaymentMethodBody) => {
  const customer = await customerOf(deps.db, row.uid)
  if (customer === undefined) throw noSuchCard()
  const wish = { customerId: customer.id, token: row.id, nonce: body.nonce, deviceData: body.device_data ?? null }
  const first = await deps.vault.store(wish)
  // Usually only the response was lost.
  const result = first.outcome === 'unknown' ? await deps.vault.find(row.id) : first
  switch (result.outcome) {
    case 'stored': {
      const stored = await finish(deps, row, result.card)
      if (stored === null) throw noSuchCard()
      return stored
    }
    case 'duplicate': {
      const earlier = await earlierOf(deps, row, result.card)
      if (earlier === undefined) return refuse(deps, row.id, 'different_card')
      await deleteOpenMethod(deps.db, row.id)
      return earlier
    }
    case 'declined':
      return refuse(deps, row.id, result.advice)
    default:
      throw unknownOutcome()
  }
}

/**
 * Stores a card that the bank has verified. The same nonce sent again returns the same card or decline.
 * @throws 402 declined, 409 too_many_cards, 429, 502 if the outcome is unknown.
 */
export const addMethod = async (
  deps: PaymentMethodDeps,
  { uid, address }: { uid: string; address: string },
  body: NewPaymentMethodBody,
): Promise<PaymentMethodRow> => {
  await enforceRateLimit(deps.db, TRIES, uid, deps.clock)
  const nonce_hash = hashOf(body.nonce)
  await forgetDeclined(deps.db, uid, deps.clock().subtract({ hours: DECLINE_HOURS }))
  const earlier = endOf(await methodOfNonce(deps.db, uid, nonce_hash))
  if (earlier) return earlier
  // Before `begin`: a try over the limit must not count towards the number of cards.
  const takeBack = await deps.tries.begin({ uid, address, nonce: body.nonce })
  try {
    const row = await begin(deps, uid, nonce_hash)
    const stored = endOf(row) ?? (await store(deps, row, body))
    await takeBack()
    return stored
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'declined')) await takeBack()
    throw error
  }
}

/** @throws 404, also for another guest's card. */
export const ownMethod = async (connection: Connection, uid: string, id: string): Promise<PaymentMethodRow> => {
  const row = isUuid(id) ? await methodById(connection, id) : undefined
  if (row === undefined || row.uid !== uid || row.state === 'adding' || row.state === 'declined') throw noSuchCard()
  return row
}

/** @throws 404 */
export const makePrimary = (
  { db }: Pick<PaymentMethodDeps, 'db'>,
  uid: string,
  id: string,
): Promise<PaymentMethodRow> =>
  db.transaction().execute(async (transaction) => {
    await lockCustomer(transaction, uid)
    const row = await ownMethod(transaction, uid, id)
    if (row.state === 'removed') throw noSuchCard()
    await markPrimary(transaction, uid, id)
    return { ...row, is_primary: true }
  })

/**
 * Deletes a card; idempotent. If it was primary, the newest other one becomes primary.
 * @throws 404
 */
export const removeMethod = (
  { db, jobs, clock }: Pick<PaymentMethodDeps, 'db' | 'jobs' | 'clock'>,
  uid: string,
  id: string,
): Promise<PaymentMethodRow[]> =>
  db.transaction().execute(async (transaction) => {
    await lockCustomer(transaction, uid)
    const row = await ownMethod(transaction, uid, id)
    if (row.state === 'stored') {
      await markRemoved(transaction, id)
      await forgetCard(jobs, transaction, id, clock())
      const [newest] = await storedMethods(transaction, uid)
      if (row.is_primary && newest) await markPrimary(transaction, uid, newest.id)
    }
    return storedMethods(transaction, uid)
  })

/** The guest's customer id at the gateway; undefined if they have none there. */
export const vaultCustomerOf = async (db: Connection, uid: string): Promise<string | undefined> => {
  const customer = await customerOf(db, uid)
  return customer?.is_at_gateway ? customer.id : undefined
}
