import { createHash } from 'node:crypto'
import { enums, is, literal, type } from 'superstruct'
import { firstHourAsked, isTimeToAsk, negotiationTimes } from '#contract/inquiry/deadlines.ts'
import type { InquiryBody, InquiryPaymentBody } from '#contract/inquiry/inquiries.ts'
import {
  datePart,
  hourPart,
  STANDARD_CHECK_IN_HOUR,
  STANDARD_CHECK_OUT_HOUR,
  stayProblem,
  type Stay,
} from '#contract/hotel/stay.ts'
import { hourCycleIn } from '#contract/shared/hourCycle.ts'
import type { Locale } from '#contract/shared/locale.ts'
import { toCents } from '#contract/shared/money.ts'
import type { CardVault } from '#server/adapters/payments/vault.port.ts'
import type { Clock } from '#server/clock.ts'
import type { Database } from '#server/db/schema.ts'
import { ApiError } from '#server/http/errors.ts'
import type { Caller } from '#server/http/handler.ts'
import { enforceRateLimit } from '#server/http/rateLimit.ts'
import type { Limit } from '#server/limits/limits.store.ts'
import type { BidCard } from '#server/modules/bookings/bookings.bids.port.ts'
import { generateReference } from '#server/modules/bookings/reference.ts'
import { supportedZone } from '#server/supportedZone.ts'
import { hotelTime } from '#server/modules/hotels/hotelTime.ts'
import { mailboxOf } from '#server/modules/loyalty/personMarks.ts'
import { cardDeclined } from '#server/modules/payments/cardDeclined.ts'
import type { CardAttemptLimiter } from '#server/modules/payments/cardAttempts.ts'
import { ownMethod } from '#server/modules/paymentMethods/paymentMethods.service.ts'
import { startNegotiation } from '#machines/negotiation/step.ts'
import { resolveHotel, type AskedHotelDeps } from './askedHotel.ts'
import type { Act } from './negotiations.act.ts'
import { hotelAddress, type LetterDeps } from './negotiations.letters.ts'
import { insertNegotiation, negotiationById, openNegotiationOf, type NegotiationRow } from './negotiations.store.ts'

const HOUR = 3600
const LIMITS = {
  /** Each may ask the places, and the card service: counted before anything else is asked. */
  attempt: { name: 'inquiry_attempt', most: 60, windowSeconds: HOUR },
  address: { name: 'inquiry_address', most: 10, windowSeconds: HOUR },
  mailbox: { name: 'inquiry_mailbox', most: 5, windowSeconds: 24 * HOUR },
  /** E-mails that ask whether a request is the guest's own: whoever sends them uses up nothing that the guest has. */
  confirmation: { name: 'inquiry_confirmation', most: 5, windowSeconds: 24 * HOUR },
  hotel: { name: 'inquiry_hotel', most: 50, windowSeconds: 24 * HOUR },
} as const satisfies Record<string, Limit>

/** How much one hotel is asked, counted when it is: a request that nobody confirms asks nothing. */
export const enforceHotelLimit = (db: Database, hotelKey: string, clock: Clock): Promise<void> =>
  enforceRateLimit(db, LIMITS.hotel, hotelKey, clock)

/** Whoever knows the key of a guest without an account reads the answer: it must be as hard to guess as a token. */
const ANONYMOUS_KEY_LENGTH = 22

/** The id of a request follows from its attempt. */
const SameAttempt = type({
  code: literal('23505'),
  constraint: enums(['negotiations_one_per_attempt', 'negotiations_pkey']),
})
export const SameOpen = type({ code: literal('23505'), constraint: literal('negotiations_one_open') })
const SameReference = type({ code: literal('23505'), constraint: literal('negotiations_reference_key') })

export interface CreateDeps extends AskedHotelDeps {
  db: Database
  clock: Clock
  content: AskedHotelDeps['content'] & LetterDeps['content']
  vault: Pick<CardVault, 'store' | 'find'>
  tries: CardAttemptLimiter
  write: Act['write']
  hotelSharePercent: number
  /** Deletes a card at the gateway after a while, unless a negotiation has it then. */
  forgetUnusedCard(token: string): Promise<void>
}

export interface InquiryAttempt {
  /** Null: a guest without an account. */
  caller: Caller | null
  /** Network address. */
  address: string
  key: string
  body: InquiryBody
  locale: Locale
}

const invalid = (field: string, message: string): ApiError =>
  new ApiError('invalid_request', `${field}: ${message}`, { field })

const STAY_FIELDS = {
  check_out_not_after_check_in: { field: 'checkout_datetime', message: 'is not after checkin_datetime' },
  too_many_nights: { field: 'checkout_datetime', message: 'is too many nights after checkin_datetime' },
  in_the_past: { field: 'checkin_datetime', message: 'is in the past of the hotel' },
  check_out_passed: { field: 'checkout_datetime', message: 'is in the past of the hotel' },
  too_far_ahead: { field: 'checkin_datetime', message: 'is too far ahead' },
  check_in_skipped: { field: 'checkin_datetime', message: 'is an hour that a clock change skips' },
  check_out_skipped: { field: 'checkout_datetime', message: 'is an hour that a clock change skips' },
} as const

/**
 * Decisions §2 and §6: a stay ahead, more hours than standard, and time for the hotel to answer.
 * @throws 400 naming the field, 409 `too_late`.
 */
const checkHours = (body: InquiryBody, timeZone: string, now: Temporal.Instant): void => {
  const stay: Stay = { checkIn: body.checkin_datetime, checkOut: body.checkout_datetime }
  const problem = stayProblem(stay, hotelTime(timeZone).hourAt(now.epochMilliseconds), timeZone)
  if (problem !== undefined) throw invalid(STAY_FIELDS[problem].field, STAY_FIELDS[problem].message)
  if (hourPart(stay.checkIn) >= STANDARD_CHECK_IN_HOUR && hourPart(stay.checkOut) <= STANDARD_CHECK_OUT_HOUR)
    throw invalid('checkin_datetime', 'ask for hours before 15:00, or after 11:00 on the last day')
  const free = body.free_cancellation_until ?? null
  if (free !== null && free > stay.checkIn) throw invalid('free_cancellation_until', 'is after check-in')
  const times = negotiationTimes({ firstHour: firstHourAsked(null, stay), freeCancellationUntil: free, timeZone })
  if (!isTimeToAsk(now, times))
    throw new ApiError('too_late', 'The hotel would have too little time to answer', { field: 'checkin_datetime' })
}

/** One id for one attempt, so that parallel requests store one card. */
export const attemptId = (scope: string, key: string): string => {
  const hex = createHash('sha256').update(`inquiry\n${scope}\n${key}`).digest('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  )
}

/** The key opens the page of a guest without an account, so only its hash is stored. */
const storedKey = (key: string): string => createHash('sha256').update(key).digest('base64url')

/** Without the card: after a reload in doubt the same request comes with another nonce. */
const hashOf = ({ payment: _payment, ...body }: InquiryBody): string =>
  createHash('sha256').update(JSON.stringify(body)).digest('hex')

export const NO_CARD: BidCard = { payment_method_id: null, card_token: null, card_brand: null, card_last4: null }

export interface CardDeps extends Pick<CreateDeps, 'db' | 'vault' | 'tries' | 'forgetUnusedCard'> {}

/**
 * The card to charge later: one that the account has, or a new one, which the bank verifies now (decisions §6).
 * @param token for a new card; the same token stores one card however often it is asked.
 * @throws 400 for a method that is not the guest's, 402 declined, 429, 502 without an answer.
 */
export const keepCard = async (
  { db, vault, tries, forgetUnusedCard }: CardDeps,
  payment: InquiryPaymentBody | null,
  { uid, mailbox, address, token }: { uid: string | null; mailbox: string; address: string; token: string },
): Promise<BidCard> => {
  if (payment === null) return NO_CARD
  if (payment.payment_method_id !== undefined) {
    const field = 'payment.payment_method_id'
    if (uid === null) throw invalid(field, 'there is no such payment method')
    const method = await ownMethod(db, uid, payment.payment_method_id).catch(() => null)
    if (method?.state !== 'stored') throw invalid(field, 'there is no such payment method')
    return { payment_method_id: method.id, card_token: null, card_brand: method.brand, card_last4: method.last4 }
  }
  const { nonce } = payment
  if (nonce === undefined) throw invalid('payment.nonce', 'is required')
  const takeBack = await tries.begin({ uid: uid ?? mailbox, address, nonce })
  await forgetUnusedCard(token)
  const wish = { customerId: token, token, nonce, deviceData: payment.device_data ?? null }
  const first = await vault.store(wish)
  const result = first.outcome === 'unknown' ? await vault.find(token) : first
  if (result.outcome === 'declined') throw cardDeclined(result.advice)
  await takeBack()
  if (result.outcome !== 'stored') throw new ApiError('upstream_failed', 'The card service does not answer')
  return { payment_method_id: null, card_token: token, card_brand: result.card.brand, card_last4: result.card.last4 }
}

const replay = (row: NegotiationRow, hash: string): NegotiationRow => {
  if (row.request_hash === hash) return row
  throw new ApiError('key_reused', 'This Idempotency-Key was used for another request', { field: 'Idempotency-Key' })
}

/** Sending a request, decisions §6 and §13. */
export const inquiryCreation = (deps: CreateDeps) => {
  const { db, clock } = deps

  const checkLimits = async (
    { address }: InquiryAttempt,
    { mailbox, hotelKey, isVerified }: { mailbox: string; hotelKey: string; isVerified: boolean },
  ): Promise<void> => {
    await enforceRateLimit(db, LIMITS.address, address, clock)
    await enforceRateLimit(db, isVerified ? LIMITS.mailbox : LIMITS.confirmation, mailbox, clock)
    if (isVerified) await enforceHotelLimit(db, hotelKey, clock)
  }

  /** A guest whose address is known to be theirs is told of their own open request; nobody else is. */
  const checkOpen = async (row: Pick<NegotiationRow, 'id' | 'mailbox' | 'hotel_key' | 'stay_from' | 'stay_until'>) => {
    const open = await openNegotiationOf(db, row)
    if (open === undefined) return
    throw new ApiError('already_asked', `You have asked this hotel already: ${open.reference}`, {
      inquiry: { id: open.id, number: open.reference },
    })
  }

  /** @returns the row, and whether this call made it. The same key again returns the first one. */
  const create = async (attempt: InquiryAttempt): Promise<{ row: NegotiationRow; isNew: boolean }> => {
    const { caller, key, body, locale } = attempt
    if (caller === null && key.length < ANONYMOUS_KEY_LENGTH)
      throw invalid('Idempotency-Key', `${ANONYMOUS_KEY_LENGTH} characters or more are required without an account`)
    const scope = caller === null ? 'anonymous' : `user:${caller.uid}`
    const hash = hashOf(body)
    const id = attemptId(scope, key)
    const earlier = await negotiationById(db, id)
    if (earlier !== undefined) return { row: replay(earlier, hash), isNew: false }
    await enforceRateLimit(db, LIMITS.attempt, attempt.address, clock)
    const now = clock()
    const lang = body.lang ?? locale
    const email = body.guest.email.toLowerCase()
    const mailbox = mailboxOf(email)
    const { hotel, hotelKey, timeZone } = await resolveHotel(deps, body.hotel, { locale: lang, mailbox })
    checkHours(body, timeZone, now)
    const isVerified = caller !== null && caller.email_verified && mailboxOf(caller.email) === mailbox
    const stay_from = datePart(body.checkin_datetime)
    const stay_until = datePart(body.checkout_datetime)
    const subject = { id, mailbox, hotel_key: hotelKey, stay_from, stay_until }
    if (isVerified) await checkOpen(subject)
    await checkLimits(attempt, { mailbox, hotelKey, isVerified })
    const uid = caller?.uid ?? null
    const card = await keepCard(deps, body.payment ?? null, { uid, mailbox, address: attempt.address, token: id })
    const times = negotiationTimes({
      firstHour: firstHourAsked(null, { checkIn: body.checkin_datetime, checkOut: body.checkout_datetime }),
      freeCancellationUntil: body.free_cancellation_until ?? null,
      timeZone,
    })
    const insert = (): Promise<NegotiationRow> =>
      db.transaction().execute(async (tx) => {
        const hasAddress = (await hotelAddress(tx, deps, { hotel_key: hotelKey })) !== null
        const step = startNegotiation({ kind: 'inquiry' }, { type: 'submit', isVerified, hasAddress })
        const row: NegotiationRow = {
          ...subject,
          reference: generateReference(),
          kind: 'inquiry',
          booking_id: null,
          side: null,
          user_uid: uid,
          attempt_scope: scope,
          idempotency_key: storedKey(key),
          request_hash: hash,
          guest_first_name: body.guest.first_name,
          guest_last_name: body.guest.last_name,
          guest_email: email,
          lang,
          guest_time_zone: supportedZone(body.time_zone),
          hour_cycle: hourCycleIn(lang, body.hour_cycle),
          comment: body.comment ?? '',
          reference_at_hotel: body.guest_id_at_hotel ?? '',
          hotel,
          time_zone: timeZone,
          free_cancellation_until: body.free_cancellation_until ?? null,
          ...card,
          // The first step, below, replaces all that follows.
          state: 'unconfirmed',
          snapshot: {},
          version: 0,
          asked_at: null,
          moved_at: now,
          cancel_at: times.cancelAt,
          charge_at: times.chargeAt,
          final_at: times.finalAt,
          hours_begin_at: times.hoursBeginAt,
          next_event: 'timer.confirm',
          next_at: times.finalAt,
          outcome: null,
          hotel_share_percent: deps.hotelSharePercent,
          created_at: now,
        }
        await insertNegotiation(tx, { ...row, hotel: JSON.stringify(hotel), snapshot: '{}' })
        return deps.write(
          tx,
          row,
          {
            event: { type: 'submit', isVerified, hasAddress },
            by: 'guest',
            offer: {
              price_cents: toCents(body.price),
              check_in: body.checkin_datetime,
              check_out: body.checkout_datetime,
              note: '',
            },
          },
          step,
        )
      })
    for (;;) {
      try {
        return { row: await insert(), isNew: true }
      } catch (error) {
        if (is(error, SameReference)) continue
        if (is(error, SameOpen)) {
          await checkOpen(subject)
          // It has just ended.
          continue
        }
        if (!is(error, SameAttempt)) throw error
        const other = await negotiationById(db, id)
        if (other === undefined) throw error
        return { row: replay(other, hash), isNew: false }
      }
    }
  }

  return { create }
}
