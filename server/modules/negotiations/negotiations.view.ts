import type { ConfirmRequestResponse, HotelRequest } from '#contract/inquiry/confirm.ts'
import type { Inquiry, InquiryAction, InquiryOffer, TimelineEvent } from '#contract/inquiry/inquiries.ts'
import { UNDO_SECONDS } from '#contract/inquiry/deadlines.ts'
import { hotelShareOf } from '#contract/inquiry/hotelShare.ts'
import { dayHour, hourPart, STANDARD_CHECK_IN_HOUR, STANDARD_CHECK_OUT_HOUR } from '#contract/hotel/stay.ts'
import type { Locale } from '#contract/shared/locale.ts'
import { toDollars } from '#contract/shared/money.ts'
import type { Bid } from '#contract/booking/bookings.ts'
import type { BookingRow } from '#server/modules/bookings/bookings.store.ts'
import { viewBid } from '#server/modules/bookings/bookings.view.ts'
import { placeOfKey } from '#server/modules/hotelContacts/hotelContacts.store.ts'
import type { HotelContent } from '#server/modules/hotels/hotelContent.port.ts'
import type { PaymentRow } from '#server/modules/payments/payments.store.ts'
import {
  readNegotiation,
  statusOf,
  stepNegotiation,
  type NegotiationEvent,
  type StoredNegotiation,
} from '#machines/negotiation/step.ts'
import type { EventRow, NegotiationRow, OfferRow } from './negotiations.store.ts'
import { dueAt, payUntil } from './negotiations.timers.rules.ts'
import { requestNight, requestRooms, type RequestFactsDeps } from './requestFacts.ts'

/** All rows of one negotiation. */
export interface NegotiationRows {
  row: NegotiationRow
  /** In the order in which they were made. */
  offers: readonly OfferRow[]
  /** Oldest first. */
  events: readonly EventRow[]
  /** The latest; undefined before the first charge. */
  payment: PaymentRow | undefined
  /** Of a bid; null for an inquiry. */
  booking: BookingRow | null
}

export interface NegotiationViewDeps {
  content: Pick<HotelContent, 'image'>
}

/** The event behind each action: the machine says whether it would accept it. */
const ACTIONS: Readonly<Record<InquiryAction, NegotiationEvent>> = {
  accept: { type: 'guest.accept' },
  reject: { type: 'guest.reject' },
  counter: { type: 'guest.counter' },
  withdraw: { type: 'guest.withdraw' },
  replace_card: { type: 'card.replace' },
}

export const storedOf = (row: Pick<NegotiationRow, 'snapshot'>): StoredNegotiation | null => {
  const stored = readNegotiation(row.snapshot)
  return stored === 'unreadable' ? null : stored
}

const accepts = (row: NegotiationRow, event: NegotiationEvent): boolean => {
  const stored = storedOf(row)
  return stored !== null && stepNegotiation(stored, event) !== null
}

/** The offer that waits for an answer or was agreed on; otherwise the last one. */
export const currentOffer = (offers: readonly OfferRow[]): OfferRow => {
  const settled = offers.find(({ state }) => state === 'open' || state === 'accepted')
  const last = settled ?? offers.findLast(({ state }) => state !== 'pending')
  if (last === undefined) throw new Error('a negotiation without an offer')
  return last
}

/** The guest learns of the hotel's counter-offer once its minute is over. */
const hasLeft = ({ state }: OfferRow): boolean => state !== 'pending'

export const viewOffer = ({
  place,
  by,
  price_cents,
  check_in,
  check_out,
  note,
  state,
  at,
}: OfferRow): InquiryOffer => ({
  place,
  by,
  price: toDollars(price_cents),
  checkin_datetime: check_in,
  checkout_datetime: check_out,
  note,
  state: state === 'pending' ? 'open' : state,
  at: at.toString(),
})

/** Decisions §6: without a yes the guest keeps 15:00 and 11:00, or the hours that were booked beyond them. */
const standardHours = ({ stay_from, stay_until, side }: NegotiationRow, { check_in, check_out }: OfferRow) => ({
  checkin_datetime:
    side === 'check_out' ? check_in : dayHour(stay_from, Math.max(hourPart(check_in), STANDARD_CHECK_IN_HOUR)),
  checkout_datetime:
    side === 'check_in' ? check_out : dayHour(stay_until, Math.min(hourPart(check_out), STANDARD_CHECK_OUT_HOUR)),
})

const ENDED: ReadonlySet<NegotiationRow['state']> = new Set<NegotiationRow['state']>([
  'rejected',
  'expired',
  'withdrawn',
])

/** The meaning of an event to both sides; null: they do not see it. */
const timelineEvent = ({ event, state }: EventRow): TimelineEvent | null => {
  switch (event) {
    case 'submit':
      return 'sent'
    case 'guest.confirm':
      return 'confirmed'
    case 'staff.send':
      return 'hotel_asked'
    case 'timer.remind':
      return 'hotel_reminded'
    case 'timer.leave':
      return state === 'accepted' ? 'hotel_accepted' : state === 'countered' ? 'hotel_countered' : 'hotel_declined'
    case 'hours.gone':
      return 'no_longer_free'
    case 'guest.accept':
      return 'guest_accepted'
    case 'guest.counter':
      return 'guest_countered'
    case 'guest.reject':
      return 'guest_declined'
    case 'guest.withdraw':
      return 'withdrawn'
    case 'booking.cancelled':
      return ENDED.has(state) ? 'withdrawn' : null
    case 'timer.confirm':
    case 'timer.due':
      return 'unanswered'
    case 'card.replace':
      return 'card_replaced'
    case 'payment.captured':
      return ENDED.has(state) ? 'refunded' : 'charged'
    case 'payment.declined':
      return ENDED.has(state) ? (state === 'expired' ? 'unpaid' : 'ended') : 'charge_failed'
    case 'timer.pay':
      return 'unpaid'
    case 'hotel.takeBack':
      return ENDED.has(state) ? 'taken_back' : null
    case 'duplicate.found':
    case 'hotel.leave':
    case 'staff.end':
      return ENDED.has(state) ? 'ended' : null
    case 'timer.final':
      return 'final'
    default:
      return null
  }
}

/** The guest's event reached the hotel at once. */
const isAskedBy = ({ event, state }: EventRow): boolean =>
  (event === 'submit' || event === 'guest.confirm') && state === 'asked'

const viewTimeline = (events: readonly EventRow[]): Inquiry['timeline'] =>
  events.flatMap((row) => {
    const what = timelineEvent(row)
    const asked: Inquiry['timeline'] = isAskedBy(row)
      ? [{ at: row.at.toString(), what: 'hotel_asked', by: 'clock' }]
      : []
    return what === null ? asked : [{ at: row.at.toString(), what, by: row.by }, ...asked]
  })

const isInvoiced = ({ booking }: NegotiationRows): boolean => booking?.payment_type === 'invoice'

/** By invoice, the event is the charge. */
const viewInvoiced = ({ row, offers, events }: NegotiationRows): Inquiry['charge'] => {
  const charged = events.find(({ event }) => event === 'payment.captured')
  if (charged === undefined) return null
  const amount = toDollars(currentOffer(offers).price_cents)
  return { amount, at: charged.at.toString(), brand: '', last4: '', refunded: ENDED.has(row.state) ? amount : 0 }
}

const viewCharge = (rows: NegotiationRows): Inquiry['charge'] => {
  if (isInvoiced(rows)) return viewInvoiced(rows)
  const { payment } = rows
  if (payment === undefined || payment.captured_at === null) return null
  const { amount_cents, captured_at, brand, last4, state, refund_cents } = payment
  const isRefunded = state === 'refunding' || state === 'refunded'
  return {
    amount: toDollars(amount_cents),
    at: captured_at.toString(),
    brand: brand ?? '',
    last4: last4 ?? '',
    refunded: isRefunded ? toDollars(refund_cents ?? 0) : 0,
  }
}

/** The hotel's no; the offer that it answered holds its reason. Not before it has left. */
const viewDecline = (offers: readonly OfferRow[]): Inquiry['decline'] => {
  const declined = offers.find(({ by, state, answer }) => by === 'guest' && state === 'declined' && answer === 'reject')
  return declined === undefined ? null : { reason: declined.answer_reason ?? 'other', note: declined.answer_note }
}

/** The bid for the other end of a booking. */
const viewOtherBid = ({ row, booking }: NegotiationRows): { other_bid?: Bid } => {
  if (booking === null) return {}
  const bid = viewBid(booking, row.side === 'check_in' ? 'check_out' : 'check_in')
  return bid.state === 'none' ? {} : { other_bid: bid }
}

/** An inquiry, or the bid of a booking, as the guest sees it. */
export const viewInquiry = (rows: NegotiationRows, locale: Locale, { content }: NegotiationViewDeps): Inquiry => {
  const { row, offers, events } = rows
  const current = currentOffer(offers)
  const hours = ENDED.has(row.state)
    ? standardHours(row, current)
    : { checkin_datetime: current.check_in, checkout_datetime: current.check_out }
  const { hotel } = row
  return {
    id: row.id,
    number: row.reference,
    kind: row.kind,
    side: row.side,
    status: statusOf(row.state),
    outcome: row.outcome,
    booking:
      row.booking_id === null ? null : { id: row.booking_id, reference: row.reference_at_hotel, ...viewOtherBid(rows) },
    hotel: {
      id: hotel.id,
      place_id: hotel.id ?? placeOfKey(row.hotel_key),
      location: { lat: hotel.lat, lng: hotel.lng },
      name: hotel.names[locale],
      address: hotel.address,
      time_zone: row.time_zone,
      image: hotel.id === null ? null : content.image(hotel.id, hourPart(hours.checkin_datetime)),
    },
    guest: { first_name: row.guest_first_name, last_name: row.guest_last_name, email: row.guest_email },
    ...hours,
    price: toDollars(current.price_cents),
    comment: row.comment,
    guest_id_at_hotel: row.reference_at_hotel,
    offers: offers.filter(hasLeft).map(viewOffer),
    decline: viewDecline(offers),
    deadlines: {
      answer: dueAt(row)?.toString() ?? null,
      charge: row.charge_at.toString(),
      final: row.final_at.toString(),
      pay: row.state === 'unpaid' ? payUntil(row).toString() : null,
    },
    card:
      row.card_last4 === null
        ? null
        : { brand: row.card_brand ?? '', last4: row.card_last4, is_declined: row.state === 'unpaid' },
    ...(isInvoiced(rows) ? { by_invoice: true } : {}),
    charge: viewCharge(rows),
    timeline: viewTimeline(events),
    actions: (['accept', 'reject', 'counter', 'withdraw', 'replace_card'] as const).filter(
      (action) => (action !== 'replace_card' || !isInvoiced(rows)) && accepts(row, ACTIONS[action]),
    ),
    created_at: row.created_at.toString(),
  }
}

/** The hotel's answer to the guest's latest offer that has one. */
const viewAnswer = (row: NegotiationRow, offers: readonly OfferRow[]): HotelRequest['answer'] => {
  const answered = offers.findLast(({ by, answer }) => by === 'guest' && answer !== null)
  if (answered === undefined || answered.answer === null || answered.answered_at === null) return null
  const isLeaving = row.state === 'answering' && answered.state === 'open'
  return {
    decision: answered.answer,
    reason: answered.answer_reason,
    note: answered.answer_note,
    at: answered.answered_at.toString(),
    undo_until: isLeaving ? answered.answered_at.add({ seconds: UNDO_SECONDS }).toString() : null,
  }
}

/** One question as the hotel sees it: no more of the guest than it needs. */
export const viewRequest = (rows: NegotiationRows, locale: Locale, deps: RequestFactsDeps): HotelRequest => {
  const { row, offers } = rows
  // While it can be undone, the hotel sees its own counter-offer.
  const pending = row.state === 'answering' ? offers.find(({ state }) => state === 'pending') : undefined
  const status = statusOf(row.state)
  const offer = pending ?? currentOffer(offers)
  return {
    number: row.reference,
    side: row.side,
    status,
    outcome: row.outcome,
    guest: { first_name: row.guest_first_name, last_name: row.guest_last_name },
    reference: row.reference_at_hotel,
    offer: viewOffer(offer),
    ...(row.hotel_share_percent === 100
      ? {}
      : { receives: toDollars(hotelShareOf(offer.price_cents, row.hotel_share_percent)) }),
    comment: row.comment,
    due: status === 'asked' ? (dueAt(row)?.toString() ?? null) : null,
    answer: viewAnswer(row, offers),
    can_counter: accepts(row, { type: 'hotel.answer', decision: 'counter' }),
    can_take_back: accepts(row, { type: 'hotel.takeBack' }),
    night: requestNight(rows, deps),
    rooms: row.state === 'asked' ? requestRooms(rows, currentOffer(offers), deps, locale) : [],
  }
}

/** Decisions §13: the face of the page behind a hotel's link. */
export const requestState = (row: NegotiationRow, isExpired: boolean): ConfirmRequestResponse['state'] => {
  if (row.state === 'asked') return 'open'
  if (row.state === 'expired' || isExpired) return 'expired'
  return 'done'
}
