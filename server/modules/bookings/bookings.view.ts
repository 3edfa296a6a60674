import type { Bid, BidStatus, Booking } from '#contract/booking/bookings.ts'
import type { BidSide, InquiryOutcome } from '#contract/inquiry/inquiries.ts'
import type { Locale } from '#contract/shared/locale.ts'
import { toDollars } from '#contract/shared/money.ts'
import { hourPart } from '#contract/hotel/stay.ts'
import type { HotelIndex } from '#server/modules/hotels/hotels.index.ts'
import { statusOf, type NegotiationState, type NegotiationStatus } from '#machines/negotiation/step.ts'
import { statusAt } from './bookings.rules.ts'
import type { BookingRow } from './bookings.store.ts'
import { cancellationAt, splitReturn, type Returned } from './cancellation.rules.ts'

export interface ViewDeps {
  hotels: Pick<HotelIndex, 'hotel'>
  /** URL of the hotel's picture at an hour of the day. */
  image(hotelId: string, hour: number): string
}

/** By the status of the request that was sent to the hotel. */
const BID_STATUSES: Readonly<Record<NegotiationStatus, BidStatus>> = {
  unconfirmed: 'asked',
  asked: 'asked',
  countered: 'countered',
  accepted: 'accepted',
  charged: 'charged',
  done: 'done',
  rejected: 'rejected',
  expired: 'rejected',
  withdrawn: 'rejected',
}
const BID_STATES: Readonly<Record<BidStatus, Bid['state']>> = {
  asked: 'asked',
  countered: 'asked',
  accepted: 'accepted',
  unpaid: 'accepted',
  charged: 'accepted',
  done: 'accepted',
  rejected: 'rejected',
  taken_back: 'rejected',
}

const bidStatusOf = (state: NegotiationState, outcome: InquiryOutcome | null): BidStatus => {
  if (outcome === 'taken_back') return outcome
  return state === 'unpaid' ? state : BID_STATUSES[statusOf(state)]
}

/** A bid of a booking as shown to its owner. */
export const viewBid = (row: BookingRow, side: BidSide): Bid => {
  const isIn = side === 'check_in'
  const cents = isIn ? row.bid_check_in_cents : row.bid_check_out_cents
  if (cents === null || (isIn ? row.checkin_guaranteed : row.checkout_guaranteed))
    return { state: 'none', amount: null }
  const amount = toDollars(row[`agreed_${side}_cents`] ?? cents)
  const id = row[`bid_${side}_id`]
  const state = row[`bid_${side}_state`]
  if (id === null || state === null) return { state: 'asked', amount }
  const status = bidStatusOf(state, row[`bid_${side}_outcome`])
  const finalAt = row[`bid_${side}_final_at`]
  const requested = row[`requested_${side}`]
  const counteredAt = row[`countered_${side}`]
  const counteredCents = row[`countered_${side}_cents`]
  return {
    state: BID_STATES[status],
    amount,
    inquiry: id,
    status,
    ...(finalAt === null ? {} : { final_at: finalAt.toString() }),
    ...(requested === null ? {} : { requested }),
    ...(counteredAt === null || counteredCents === null
      ? {}
      : { offer: { at: counteredAt, amount: toDollars(counteredCents) } }),
  }
}

/** Empty until the money is taken. */
const paidOf = ({ paid_at, paid_brand, paid_last4, paid_wallet }: BookingRow): Pick<Booking, 'paid'> =>
  paid_at === null
    ? {}
    : {
        paid: {
          at: paid_at.toString(),
          wallet: paid_wallet,
          brand: paid_brand ?? '',
          last4: paid_last4 ?? '',
        },
      }

const NOTHING: Returned = { refund: 0, credits: 0, promo: 0, kept: 0 }

const viewReturned = ({ refund, credits, promo, kept }: Returned) => ({
  refund: toDollars(refund),
  credits: toDollars(credits),
  promo: toDollars(promo),
  kept: toDollars(kept),
})

/** A booking as shown to its owner, in their language. */
export const viewBooking = (row: BookingRow, locale: Locale, now: Temporal.Instant, deps: ViewDeps): Booking => {
  const hotel = deps.hotels.hotel(row.hotel_id)
  const room = hotel?.room_types.find(({ id }) => id === row.room_type_id)
  const { breakdown } = row
  const cancellation = cancellationAt(row, now)
  return {
    id: row.id,
    reference: row.reference,
    status: statusAt(row, now),
    hotel: {
      id: row.hotel_id,
      // Bookings outlive their hotel's catalog entry: fall back to the id.
      name: hotel?.names[locale] ?? row.hotel_id,
      location: { lat: hotel?.lat ?? 0, lng: hotel?.lng ?? 0 },
      time_zone: hotel?.time_zone ?? 'UTC',
      image: deps.image(row.hotel_id, hourPart(row.check_in)),
    },
    room: { id: row.room_type_id, name: room?.names[locale] ?? row.room_type_id },
    check_in: row.check_in,
    check_out: row.check_out,
    checkin_guaranteed: row.checkin_guaranteed,
    checkout_guaranteed: row.checkout_guaranteed,
    rooms: row.rooms,
    guest: {
      first_name: row.guest_first_name,
      last_name: row.guest_last_name,
      ...(row.traveller_email === null ? {} : { email: row.traveller_email }),
    },
    comment: row.comment,
    ...paidOf(row),
    ...(row.payment_type === 'invoice' ? { invoice: null } : {}),
    ...(row.cost_reference === '' ? {} : { cost_reference: row.cost_reference }),
    total: toDollars(row.total_cents),
    breakdown: {
      nights: toDollars(breakdown.nights),
      hours_saved: toDollars(breakdown.hours_saved),
      hours_bought: toDollars(breakdown.hours_bought),
      bids: toDollars(breakdown.bids),
      credits: toDollars(breakdown.credits),
      promo: toDollars(breakdown.promo),
      taxes: toDollars(breakdown.taxes),
      total: toDollars(breakdown.total),
    },
    first_night: toDollars(row.first_night_cents),
    bids: { check_in: viewBid(row, 'check_in'), check_out: viewBid(row, 'check_out') },
    cancellation: {
      deadline: row.cancellation_deadline?.toString() ?? null,
      is_open: cancellation !== null,
      ...viewReturned(cancellation ?? NOTHING),
    },
    ...(row.cancelled_at === null
      ? {}
      : {
          cancelled: {
            at: row.cancelled_at.toString(),
            ...viewReturned(splitReturn(breakdown, row.kept_cents)),
          },
        }),
    created_at: row.created_at.toString(),
  }
}
