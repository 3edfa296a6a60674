import type { InquiryAnswerBody, InquiryPaymentBody } from '#contract/inquiry/inquiries.ts'
import { firstHourAsked, negotiationTimes } from '#contract/inquiry/deadlines.ts'
import {
  datePart,
  hourPart,
  isSkippedHour,
  STANDARD_CHECK_IN_HOUR,
  STANDARD_CHECK_OUT_HOUR,
} from '#contract/hotel/stay.ts'
import { toCents } from '#contract/shared/money.ts'
import { randomUUID } from 'node:crypto'
import type { Clock } from '#server/clock.ts'
import type { Database } from '#server/db/schema.ts'
import { isUuid } from '#server/db/uuid.ts'
import { ApiError } from '#server/http/errors.ts'
import type { Caller } from '#server/http/handler.ts'
import { enforceRateLimit } from '#server/http/rateLimit.ts'
import type { Limit } from '#server/limits/limits.store.ts'
import { isManagerOf } from '#server/modules/company/company.store.ts'
import { findToken, hasExpired } from '#server/modules/tokens/tokens.store.ts'
import { readNegotiation, stepNegotiation, type NegotiationEvent } from '#machines/negotiation/step.ts'
import { keepCard, type CardDeps } from './inquiries.create.ts'
import type { Act, Command, OfferTerms } from './negotiations.act.ts'
import {
  inquiriesOf,
  isInvoiced,
  negotiationById,
  offersOf,
  type NegotiationRow,
  type OfferRow,
} from './negotiations.store.ts'

const HOUR = 3600
/** Acting on one inquiry. */
const ACTIONS: Limit = { name: 'inquiry_action', most: 20, windowSeconds: HOUR }
/** Other cards for one inquiry, and of one network address: also cards that the bank accepts. */
const CARDS: Limit = { name: 'inquiry_card', most: 5, windowSeconds: HOUR }
const CARDS_OF_ADDRESS: Limit = { name: 'inquiry_card_address', most: 20, windowSeconds: HOUR }

export interface InquiriesDeps extends CardDeps {
  db: Database
  clock: Clock
  act: Act['act']
}

/** Who asks: the owner by their account, or whoever has the link of the guest's e-mail. */
export interface Asker {
  caller: Caller | null
  token: string | undefined
  /** Network address. */
  address: string
}

const noInquiry = (): ApiError => new ApiError('not_found', 'No such inquiry')

const invalid = (field: string, message: string): ApiError =>
  new ApiError('invalid_request', `${field}: ${message}`, { field })

const noCardNeeded = (): ApiError => new ApiError('too_late', 'No other card is needed any more')

const accepts = ({ snapshot }: NegotiationRow, event: NegotiationEvent): boolean => {
  const stored = readNegotiation(snapshot)
  return stored !== 'unreadable' && stepNegotiation(stored, event) !== null
}

type Terms = Pick<InquiryAnswerBody, 'price' | 'checkin_datetime' | 'checkout_datetime'>

/**
 * Reads the hours and price of a counter-offer: on the days of the stay, with more hours than standard, and in time. A bid is about
 * one end of its booking; the other stays as it is offered now.
 * @param open the offer that is answered.
 * @throws 400 naming the field.
 */
export const readTerms = (
  row: Pick<NegotiationRow, 'stay_from' | 'stay_until' | 'side' | 'time_zone'>,
  open: Pick<OfferRow, 'check_in' | 'check_out'> | undefined,
  body: Terms,
  { note, now }: { note: string; now: Temporal.Instant },
): OfferTerms => {
  const { price, checkin_datetime, checkout_datetime } = body
  if (price === undefined) throw invalid('price', 'is required for a counter-offer')
  const checkIn = row.side === 'check_out' ? open?.check_in : checkin_datetime
  const checkOut = row.side === 'check_in' ? open?.check_out : checkout_datetime
  if (checkIn === undefined) throw invalid('checkin_datetime', 'is required for a counter-offer')
  if (checkOut === undefined) throw invalid('checkout_datetime', 'is required for a counter-offer')
  if (datePart(checkIn) !== row.stay_from) throw invalid('checkin_datetime', 'is on another day')
  if (datePart(checkOut) !== row.stay_until) throw invalid('checkout_datetime', 'is on another day')
  if (isSkippedHour(checkIn, row.time_zone)) throw invalid('checkin_datetime', 'is an hour that a clock change skips')
  if (isSkippedHour(checkOut, row.time_zone)) throw invalid('checkout_datetime', 'is an hour that a clock change skips')
  const isEarly = row.side !== 'check_out' && hourPart(checkIn) < STANDARD_CHECK_IN_HOUR
  const isLate = row.side !== 'check_in' && hourPart(checkOut) > STANDARD_CHECK_OUT_HOUR
  if (!isEarly && !isLate)
    throw invalid(
      row.side === 'check_out' ? 'checkout_datetime' : 'checkin_datetime',
      'offer hours before 15:00, or after 11:00 on the last day',
    )
  const firstHour = firstHourAsked(row.side, { checkIn, checkOut })
  const { finalAt } = negotiationTimes({ firstHour, freeCancellationUntil: null, timeZone: row.time_zone })
  if (row.side === null && Temporal.Instant.compare(finalAt, now) <= 0)
    throw invalid('checkin_datetime', 'leaves no time to answer')
  return { price_cents: toCents(price), check_in: checkIn, check_out: checkOut, note }
}

const GUEST_EVENTS = {
  accept: { type: 'guest.accept' },
  reject: { type: 'guest.reject' },
  counter: { type: 'guest.counter' },
} as const

/** What guests do with their inquiries. Each call returns the row as it is afterwards. */
export const createInquiries = (deps: InquiriesDeps) => {
  const { db, clock } = deps

  const isGuest = async (row: NegotiationRow, { caller, token }: Asker): Promise<boolean> => {
    if (caller !== null && row.user_uid === caller.uid) return true
    const known = token === undefined ? undefined : await findToken(db, 'guest', token)
    return known?.negotiation_id === row.id && !hasExpired(known, clock())
  }

  /** Decisions §8. */
  const isManager = async ({ user_uid }: NegotiationRow, { caller }: Asker): Promise<boolean> =>
    caller !== null && user_uid !== null && (await isManagerOf(db, caller.uid, user_uid))

  /**
   * @returns the row, and whether the asker may act on it: the manager of the guest's company only reads.
   * @throws 404, the same for an inquiry that is not there and one of another guest.
   */
  const read = async (id: string, asker: Asker): Promise<{ row: NegotiationRow; canAct: boolean }> => {
    const row = isUuid(id) ? await negotiationById(db, id) : undefined
    if (row === undefined) throw noInquiry()
    const canAct = await isGuest(row, asker)
    if (!canAct && !(await isManager(row, asker))) throw noInquiry()
    return { row, canAct }
  }

  const readToAct = async (id: string, asker: Asker): Promise<NegotiationRow> => {
    const { row, canAct } = await read(id, asker)
    if (!canAct) throw new ApiError('forbidden', 'Only the guest can do this')
    await enforceRateLimit(db, ACTIONS, row.id, clock)
    return row
  }

  const answerCommand = async (row: NegotiationRow, body: InquiryAnswerBody): Promise<Command> => {
    const open = (await offersOf(db, row.id)).find(({ state }) => state === 'open')
    return {
      event: GUEST_EVENTS[body.decision],
      by: 'guest',
      ...(body.place === undefined ? {} : { place: body.place }),
      ...(body.decision === 'counter' ? { offer: readTerms(row, open, body, { note: '', now: clock() }) } : {}),
    }
  }

  /** The guest's answer to the hotel's counter-offer. The same answer again is no error. */
  const answer = async (id: string, asker: Asker, body: InquiryAnswerBody): Promise<NegotiationRow> => {
    const row = await readToAct(id, asker)
    const result = await deps.act(row.id, await answerCommand(row, body))
    if (result.outcome === 'moved') return result.row
    const offers = await offersOf(db, row.id)
    const answered = offers.findLast(({ by, place }) => by === 'hotel' && (body.place ?? place) === place)
    if (answered?.answer === body.decision) return result.row
    if (answered?.answer) throw new ApiError('already_answered', 'The offer has been answered')
    if (body.decision === 'counter' && offers.some(({ place }) => place === 3))
      throw new ApiError('already_countered', 'You have made your counter-offer')
    throw new ApiError('too_late', 'There is no offer to answer any more')
  }

  const withdraw = async (id: string, asker: Asker): Promise<NegotiationRow> => {
    const row = await readToAct(id, asker)
    const result = await deps.act(row.id, { event: { type: 'guest.withdraw' }, by: 'guest' })
    if (result.outcome === 'refused' && result.row.state !== 'withdrawn')
      throw new ApiError('not_withdrawable', 'The request can no longer be withdrawn')
    return result.row
  }

  /** Another card. After a decline it is charged at once. */
  const replaceCard = async (id: string, asker: Asker, payment: InquiryPaymentBody): Promise<NegotiationRow> => {
    const row = await readToAct(id, asker)
    if (await isInvoiced(db, row)) throw new ApiError('too_late', 'No card is needed: the hours are paid by invoice')
    // Before the bank is asked: a request that needs no card must not tell which cards are good.
    if (!accepts(row, { type: 'card.replace' })) throw noCardNeeded()
    await enforceRateLimit(db, CARDS_OF_ADDRESS, asker.address, clock)
    await enforceRateLimit(db, CARDS, row.id, clock)
    const card = await keepCard(deps, payment, {
      uid: row.user_uid,
      mailbox: row.mailbox,
      address: asker.address,
      token: randomUUID(),
    })
    const result = await deps.act(row.id, { event: { type: 'card.replace' }, by: 'guest', change: card })
    if (result.outcome === 'refused') throw noCardNeeded()
    return result.row
  }

  return { read, answer, withdraw, replaceCard, ofUser: (uid: string) => inquiriesOf(db, uid) }
}

export type Inquiries = ReturnType<typeof createInquiries>
