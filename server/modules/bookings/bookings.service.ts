import { booksForOthers } from '#contract/user/roles.ts'
import { createHash, randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { is, literal, type } from 'superstruct'
import type { BookingBody } from '#contract/booking/bookings.ts'
import { HOLD_MINUTES } from '#contract/hotel/rates.ts'
import { toDollars, type Cents } from '#contract/shared/money.ts'
import { hourCycleIn } from '#contract/shared/hourCycle.ts'
import type { Locale } from '#contract/shared/locale.ts'
import { type Traveller } from '#contract/booking/travellers.ts'
import type { Role } from '#contract/user/user.ts'
import type { Clock } from '#server/clock.ts'
import { supportedZone } from '#server/supportedZone.ts'
import type { Connection, Database } from '#server/db/schema.ts'
import { isUuid } from '#server/db/uuid.ts'
import { ApiError } from '#server/http/errors.ts'
import { enforceRateLimit } from '#server/http/rateLimit.ts'
import type { Limit } from '#server/limits/limits.store.ts'
import { hold, release, type RoomHold } from '#server/modules/inventory/inventory.store.ts'
import { NO_DISCOUNTS, type Loyalty, type Discounts } from '#server/modules/loyalty/loyalty.service.ts'
import type { CardAttemptLimiter } from '#server/modules/payments/cardAttempts.ts'
import type { Payments } from '#server/modules/payments/payments.service.ts'
import type { Invoices } from '#server/modules/statements/invoices.service.ts'
import type { Quote } from '#server/modules/rates/quote.ts'
import type { BidCard, BookingBids } from './bookings.bids.port.ts'
import { cancellationAt, refundOf, type Returned } from './cancellation.rules.ts'
import { checkDetails, checkPayment, paysBidsAlone, readLoyalty, readNonce } from './bookings.payment.ts'
import { checkExpectedOffer, readBids } from './bookings.quote.ts'
import { ANSWER_WITHIN_MS } from './bookings.stayPayment.ts'
import {
  bookingById,
  bookingOfAttempt,
  bookingRoomHold,
  bookingsOf,
  insertBooking,
  transitionStep,
  standingBookingOf,
  travellersOf,
  type BookingRow,
} from './bookings.store.ts'
import { generateReference } from './reference.ts'

export interface BookingsDeps {
  db: Database
  clock: Clock
  payments: Pick<Payments, 'begin' | 'refund' | 'advance'>
  /** @throws `not_found` for a key that sells nothing, `gone` for an expired one, `unavailable` for one sold out. */
  quote(rateKey: string, off: Pick<Discounts, 'promo' | 'credits'>): Quote
  loyalty: Pick<Loyalty, 'discounts' | 'spend' | 'reverse'>
  invoices: Pick<Invoices, 'checkLimit' | 'cancelled'>
  bids: Pick<BookingBids, 'ended' | 'storeCard'>
  /** Undefined for an account that only the identity provider knows. */
  roleOf(uid: string): Promise<Role | undefined>
  /**
   * Locks the user's row while the booking is written: no account deletion, no parallel booking.
   * @throws 401 if the account is gone.
   */
  lockSignedInUser(connection: Connection, uid: string): Promise<void>
  /** @throws `invalid_request` for a saved card that is not the guest's. */
  checkMethod(uid: string, paymentMethodId: string): Promise<void>
  /** Limits declined cards. */
  tries: CardAttemptLimiter
  /** Notifies the read model after the commit; only a hint. `sign` 1: taken, -1: released. */
  inventoryChanged(take: RoomHold, sign: 1 | -1): void
  /** Re-reads these rooms from the database: this process offered rooms that another one had sold. */
  readAgain(take: RoomHold): Promise<void>
  /** Queues the guest's e-mail, in the transaction that cancels the booking. */
  queueCancellationEmail(connection: Connection, booking: BookingRow): Promise<void>
  /** The consequences of a booking that needs no card, in its transaction. */
  confirm(connection: Connection, booking: BookingRow, bidCard?: BidCard): Promise<void>
}

export interface Guest {
  uid: string
  email: string
}

export interface Attempt {
  guest: Guest
  /** Network address. */
  address: string
  key: string
  body: BookingBody
  locale: Locale
}

const LOOK_EVERY_MS = 200

/** As many as a list on a page can show. */
const MAX_TRAVELLERS = 50

/** Travelers get an e-mail for each booking and cancellation: without a limit, free bookings could flood a stranger's mailbox. */
const FOR_TRAVELLERS: Limit = { name: 'booking_for_traveller', most: 60, windowSeconds: 3600 }

const SameAttempt = type({ code: literal('23505'), constraint: literal('bookings_one_per_attempt') })
const SameReference = type({ code: literal('23505'), constraint: literal('bookings_reference_key') })

const hashOf = (body: BookingBody): string => createHash('sha256').update(JSON.stringify(body)).digest('hex')

/**
 * Asks before booking the same stay twice, e.g. from another tab. The user's row is locked, so two simultaneous requests see
 * each other.
 */
const askBack = async (
  tx: Connection,
  { guest, key }: Attempt,
  { hotelId, roomTypeId, stay }: Quote,
): Promise<void> => {
  const standing = await standingBookingOf(tx, guest.uid, key, {
    hotel_id: hotelId,
    room_type_id: roomTypeId,
    check_in: stay.checkIn,
    check_out: stay.checkOut,
  })
  if (standing === undefined) return
  const { id, reference } = standing
  throw new ApiError('already_booked', `You have booked this stay already: ${reference}`, {
    booking: { id, reference },
  })
}

/** A decline that is not the card's fault does not count. An unknown outcome does: it may be a decline. */
const countsAsDeclined = (row: BookingRow): boolean =>
  row.step === 'declined' ? row.decline_advice !== 'try_again' : isUnsettled(row)

/** The payment is on its way, or its refund. */
const isUnsettled = ({ step }: BookingRow): boolean => step === 'held' || step === 'refunding'

/** Without a card there is nothing to decline. */
const nothing = (): Promise<void> => Promise.resolve()

const takeOf = (quote: Quote): RoomHold => ({
  roomTypeId: quote.roomTypeId,
  count: quote.rooms.length,
  ...quote.hold,
})

const notCancellable = ({ reference }: BookingRow): ApiError =>
  new ApiError('not_cancellable', `Booking ${reference} can not be canceled`)

const refundChanged = ({ refund, kept }: Returned, field: 'expected_refund' | 'expected_kept'): ApiError => {
  const [back, night] = [refund, kept].map((cents) => toDollars(cents).toFixed(2))
  return new ApiError('refund_changed', `Cancelling gives back ${back} US dollars now, and keeps ${night}`, { field })
}

/** A booking that was written before. */
const storedBooking = async (connection: Connection, id: string): Promise<BookingRow> => {
  const row = await bookingById(connection, id)
  if (row === undefined) throw new Error(`booking ${id} has vanished`)
  return row
}

export const createBookings = (deps: BookingsDeps) => {
  const { db, clock, payments } = deps

  /** Returns the settled booking, or its current state after `ANSWER_WITHIN_MS`. */
  const awaitSettled = async (id: string): Promise<BookingRow> => {
    const patience = AbortSignal.timeout(ANSWER_WITHIN_MS)
    const working = payments.advance(id)
    // The payment continues after the response; the scheduled job finishes what is left.
    working.catch(() => undefined)
    await Promise.race([working, wait(ANSWER_WITHIN_MS, undefined, { ref: false })])
    let row = await storedBooking(db, id)
    while (isUnsettled(row) && row.locked_until !== null && !patience.aborted) {
      await wait(LOOK_EVERY_MS)
      row = await storedBooking(db, id)
    }
    return row
  }

  const replay = async (row: BookingRow, hash: string): Promise<BookingRow> => {
    if (row.request_hash !== hash)
      throw new ApiError('key_reused', 'This Idempotency-Key was used for another request', {
        field: 'Idempotency-Key',
      })
    return isUnsettled(row) ? awaitSettled(row.id) : row
  }

  /** Undefined if another request with the same key came first. */
  const insert = async (attempt: Attempt, hash: string, bidCard: BidCard | undefined): Promise<string | undefined> => {
    const { guest, key, body, locale } = attempt
    const id = randomUUID()
    const taken = await db.transaction().execute(async (tx) => {
      await deps.lockSignedInUser(tx, guest.uid)
      if ((await bookingOfAttempt(tx, guest.uid, key)) !== undefined) return undefined
      const off = await deps.loyalty.discounts(tx, guest.uid, readLoyalty(body.loyalty), 'loyalty.promocode')
      const quote = deps.quote(body.rateKey, off)
      const { breakdown } = quote
      const take = takeOf(quote)
      const bids = readBids(body.bids, quote)
      checkExpectedOffer(body, quote)
      const { payment } = body
      const nonce = readNonce(body, breakdown.total)
      if (payment.type === 'invoice')
        await deps.invoices.checkLimit(tx, guest.uid, breakdown.total + (bids.check_in ?? 0) + (bids.check_out ?? 0))
      if (body.again !== true) await askBack(tx, attempt, quote)
      await insertBooking(tx, {
        id,
        reference: generateReference(),
        user_uid: guest.uid,
        idempotency_key: key,
        request_hash: hash,
        step: nonce === null ? 'captured' : 'held',
        hotel_id: quote.hotelId,
        room_type_id: quote.roomTypeId,
        check_in: quote.stay.checkIn,
        check_out: quote.stay.checkOut,
        check_in_at: quote.check_in_at,
        check_out_at: quote.check_out_at,
        held_from: quote.hold.from,
        held_until: quote.hold.until,
        room_count: quote.rooms.length,
        rooms: JSON.stringify(quote.rooms),
        checkin_guaranteed: quote.guaranteed.check_in,
        checkout_guaranteed: quote.guaranteed.check_out,
        guest_first_name: body.guest.first_name,
        guest_last_name: body.guest.last_name,
        guest_email: guest.email,
        traveller_email: body.guest.email ?? null,
        lang: locale,
        guest_time_zone: supportedZone(body.time_zone),
        hour_cycle: hourCycleIn(locale, body.hour_cycle),
        comment: body.comment,
        cost_reference: body.cost_reference?.trim() ?? '',
        total_cents: breakdown.total,
        breakdown: JSON.stringify(breakdown),
        bid_check_in_cents: bids.check_in,
        bid_check_out_cents: bids.check_out,
        first_night_cents: quote.first_night,
        cancellation_deadline: quote.cancellation_deadline,
        payment_type: payment.type,
        created_at: clock(),
      })
      await deps.loyalty.spend(tx, { id, uid: guest.uid, off, breakdown })
      await hold(tx, take)
      if (nonce === null) await deps.confirm(tx, await storedBooking(tx, id), bidCard)
      else
        await payments.begin(tx, {
          id,
          purpose: 'stay',
          bookingId: id,
          amountCents: breakdown.total,
          nonce,
          deviceData: payment.device_data ?? null,
          // The gateway saves a card only as part of a charge.
          keepCard: payment.keep === true && payment.payment_method_id === undefined,
          paymentMethodId: payment.payment_method_id ?? null,
          expiresAt: clock().add({ minutes: HOLD_MINUTES }),
        })
      return take
    })
    if (taken === undefined) return undefined
    deps.inventoryChanged(taken, 1)
    return id
  }

  const insertOnce = async (
    attempt: Attempt,
    hash: string,
    quote: Quote,
    bidCard: BidCard | undefined,
  ): Promise<string | undefined> => {
    for (;;) {
      try {
        return await insert(attempt, hash, bidCard)
      } catch (error) {
        if (is(error, SameAttempt)) return undefined
        if (error instanceof ApiError && error.code === 'unavailable')
          await deps.readAgain(takeOf(quote)).catch(() => undefined)
        if (!is(error, SameReference)) throw error
      }
    }
  }

  /** Before the booking is written, since the bank may decline the card; a card that no booking has an hour later is deleted. */
  const storeBidCard = ({ guest, address, key, body: { payment } }: Attempt): Promise<BidCard> =>
    deps.bids.storeCard(
      {
        type: 'card',
        ...(payment.nonce === undefined ? {} : { nonce: payment.nonce }),
        ...(payment.payment_method_id === undefined ? {} : { payment_method_id: payment.payment_method_id }),
        ...(payment.device_data === undefined ? {} : { device_data: payment.device_data }),
      },
      { ...guest, address, key },
    )

  /** Decisions §5. The same key twice makes one booking and one charge, even in parallel requests. */
  const book = async (attempt: Attempt): Promise<BookingRow> => {
    const { guest, key, body } = attempt
    const hash = hashOf(body)
    const existing = await bookingOfAttempt(db, guest.uid, key)
    if (existing !== undefined) return replay(existing, hash)
    const role = await deps.roleOf(guest.uid)
    checkPayment(body, role)
    checkDetails(body, role)
    const quote = deps.quote(body.rateKey, NO_DISCOUNTS)
    const methodId = body.payment.payment_method_id
    if (methodId !== undefined) await deps.checkMethod(guest.uid, methodId)
    if (body.guest.email !== undefined) await enforceRateLimit(db, FOR_TRAVELLERS, guest.uid, clock)
    const bidCard = paysBidsAlone(body) ? await storeBidCard(attempt) : undefined
    const { nonce } = body.payment
    const takeBack =
      nonce === undefined || bidCard !== undefined
        ? nothing
        : await deps.tries.begin({ uid: guest.uid, address: attempt.address, nonce })
    let row: BookingRow | undefined
    try {
      const id = await insertOnce(attempt, hash, quote, bidCard)
      if (id !== undefined) row = await awaitSettled(id)
    } finally {
      if (row === undefined || !countsAsDeclined(row)) await takeBack()
    }
    if (row !== undefined) return row
    const other = await bookingOfAttempt(db, guest.uid, key)
    if (other === undefined) throw new Error('the other request of this attempt has vanished')
    return replay(other, hash)
  }

  /** Returns the current state without waiting for the saga. */
  const attempted = async (uid: string, key: string): Promise<BookingRow> => {
    const row = await bookingOfAttempt(db, uid, key)
    if (row === undefined) throw new ApiError('not_found', 'No such booking')
    return row
  }

  const ownBooking = async (uid: string, id: string): Promise<BookingRow> => {
    const row = isUuid(id) ? await bookingById(db, id) : undefined
    // Do not reveal that another guest's booking exists.
    if (row === undefined || row.user_uid !== uid) throw new ApiError('not_found', 'No such booking')
    return row
  }

  /**
   * Decisions §5. Cancelling again returns the same result whatever is expected, so a lost response can be requested again.
   * @param expected what was shown to the guest, as far as it was.
   */
  const cancel = async (
    uid: string,
    id: string,
    expected: Partial<Pick<Returned, 'refund' | 'kept'>>,
  ): Promise<{ row: BookingRow; refund: Cents }> => {
    const row = await ownBooking(uid, id)
    if (row.cancelled_at !== null) return { row, refund: refundOf(row) }
    const now = clock()
    const returned = cancellationAt(row, now)
    if (returned === null) throw notCancellable(row)
    const { refund, kept } = returned
    if ((expected.refund ?? refund) !== refund) throw refundChanged(returned, 'expected_refund')
    if ((expected.kept ?? kept) !== kept) throw refundChanged(returned, 'expected_kept')
    const cancelled = { kept_cents: kept, cancelled_at: now }
    const hasPayment = row.payment_state !== null
    const moved = await db.transaction().execute(async (tx) => {
      const done = await transitionStep(tx, id, 'captured', hasPayment ? 'refunding' : 'refunded', cancelled)
      if (done) {
        // First, because negotiations are locked before payments, and because they may hold hours of the booking.
        await deps.bids.ended(tx, row)
        if (hasPayment) await payments.refund(tx, id, refund)
        await release(tx, bookingRoomHold(await storedBooking(tx, id)))
        await deps.loyalty.reverse(tx, id, returned)
        await deps.invoices.cancelled(tx, row, refund)
        await deps.queueCancellationEmail(tx, { ...row, ...cancelled })
      }
      return done
    })
    if (moved) deps.inventoryChanged(bookingRoomHold(await storedBooking(db, id)), -1)
    const settled = await awaitSettled(id)
    // Another request came first: a cancellation, whose refund counts, or a review.
    if (settled.cancelled_at === null) throw notCancellable(row)
    return { row: settled, refund: refundOf(settled) }
  }

  /**
   * Decisions §8.
   * @throws 403.
   */
  const travellers = async (uid: string): Promise<Traveller[]> => {
    const role = await deps.roleOf(uid)
    if (role === undefined || !booksForOthers(role)) throw new ApiError('forbidden', 'Booking for others is for agents')
    return travellersOf(db, uid, MAX_TRAVELLERS)
  }

  return { book, attempted, cancel, ownBooking, travellers, bookingsOf: (uid: string) => bookingsOf(db, uid) }
}

export type Bookings = ReturnType<typeof createBookings>
