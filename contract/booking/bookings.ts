import {
  array,
  boolean,
  defaulted,
  enums,
  min,
  nullable,
  object,
  optional,
  pattern,
  size,
  string,
  type,
  type Infer,
} from 'superstruct'
import type { Codec } from '#contract/http/codec.ts'
import { Point } from '#contract/hotel/destination.ts'
import { MAX_COMMENT_LENGTH, MAX_COST_REFERENCE_LENGTH } from '#contract/http/limits.ts'
import { MAX_PROMO_LENGTH } from './loyalty.ts'
import { note } from '#contract/shared/note.ts'
import { HourCycleStruct } from '#contract/shared/hourCycle.ts'
import { InstantText } from '#contract/shared/instant.ts'
import { Dollars, toCents, toDollars } from '#contract/shared/money.ts'
import { Breakdown } from '#contract/hotel/rates.ts'
import {
  dayHour,
  DayHourStruct,
  datePart,
  hourPart,
  RoomStruct,
  runningNight,
  STANDARD_CHECK_IN_HOUR,
  STANDARD_CHECK_OUT_HOUR,
  type Stay,
} from '#contract/hotel/stay.ts'
import { hourPromise, type HourPromise } from '#contract/inquiry/hourPromise.ts'
import { Email, LatinName } from '#contract/user/user.ts'
import { WALLETS } from './wallets.ts'

export const BOOKING_STATUSES = [
  'processing',
  'confirmed',
  'ongoing',
  'completed',
  'rejected',
  'cancelled',
  'review',
] as const
export const BookingStatusStruct = enums(BOOKING_STATUSES)
export type BookingStatus = Infer<typeof BookingStatusStruct>

export const bookingStatusCodec: Codec<BookingStatus> = {
  decode: (value) => BOOKING_STATUSES.find((status) => status === value),
  encode: (value) => value,
}

export const BidStateStruct = enums(['none', 'asked', 'accepted', 'rejected'])

/**
 * How the request behind a bid stands. `countered` and `unpaid` wait for the guest: for an answer, for another card. `done`: paid,
 * and the hotel's answer is final. After `taken_back`, what was paid comes back.
 */
export const BID_STATUSES = [
  'asked',
  'countered',
  'accepted',
  'unpaid',
  'charged',
  'done',
  'rejected',
  'taken_back',
] as const
export type BidStatus = (typeof BID_STATUSES)[number]

/** Syntax of an IANA time zone name; the zone may still be unknown. */
const TimeZoneName = pattern(size(string(), 1, 64), /^[\w+/-]+$/)

/** Decisions §5: length of a reference number; its alphabet has no look-alike characters. */
export const REFERENCE_LENGTH = 8
export const REFERENCE_ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

/** Decisions §5: what a cancellation gives back, now or when it was made. All 0 if it is not possible. */
const Returned = {
  /** Money: to the card, or off the statement; 0 also if nothing was paid. */
  refund: Dollars,
  /** Credit that returns to the account. */
  credits: Dollars,
  /** Value of the promo code if it can be used again; 0 if it counts as used. */
  promo: Dollars,
  /** The hotel keeps this: 0 before the deadline, then the first night with its taxes. */
  kept: Dollars,
}

/** Hours on request of one side. */
export const Bid = type({
  state: BidStateStruct,
  amount: nullable(Dollars),
  /** Id of the request that was sent to the hotel; absent until then, as are the others. */
  inquiry: optional(string()),
  status: optional(enums(BID_STATUSES)),
  /** When the hotel's answer is final, an ISO instant in UTC: until then it can take its yes back. */
  final_at: optional(string()),
  /** The hour that the guest asked for: after a no, the booking no longer has it. */
  requested: optional(DayHourStruct),
  /** The hotel's counter-offer while it waits for the guest. */
  offer: optional(type({ at: DayHourStruct, amount: Dollars })),
})
export type Bid = Infer<typeof Bid>

export const Booking = type({
  id: string(),
  reference: string(),
  status: BookingStatusStruct,
  hotel: type({ id: string(), name: string(), location: Point, time_zone: string(), image: string() }),
  room: type({ id: string(), name: string() }),
  check_in: DayHourStruct,
  check_out: DayHourStruct,
  checkin_guaranteed: boolean(),
  checkout_guaranteed: boolean(),
  rooms: array(RoomStruct),
  /** `email`: of a traveler whom an agent booked for; they are emailed too. */
  guest: type({ first_name: string(), last_name: string(), email: optional(string()) }),
  comment: string(),
  /** A business account's own reference for its books. */
  cost_reference: optional(string()),
  /** For card and wallet payments: when (ISO instant in UTC), the wallet (null for a card), and the card. */
  paid: optional(type({ at: string(), wallet: nullable(enums(WALLETS)), brand: string(), last4: string() })),
  /** For payment by invoice: month and number of the statement; null while the booking is on none. */
  invoice: optional(nullable(type({ month: string(), number: string() }))),
  total: Dollars,
  breakdown: Breakdown,
  /** As in `Rate`. */
  first_night: Dollars,
  bids: type({
    check_in: Bid,
    check_out: Bid,
  }),
  cancellation: type({
    /** Until then all comes back, afterwards all but the first night. ISO instant in UTC; null: non-refundable. */
    deadline: nullable(string()),
    /** Whether the booking can be cancelled now; false also where nothing would come back. */
    is_open: boolean(),
    ...Returned,
  }),
  /** For a cancelled booking: when (ISO instant in UTC), and what came back. */
  cancelled: optional(type({ at: string(), ...Returned })),
  /** ISO instant in UTC. */
  created_at: string(),
})
export type Booking = Infer<typeof Booking>

/** How a bid stands; null without one. */
export const bidStatus = ({ state, status }: Pick<Bid, 'state' | 'status'>): BidStatus | null =>
  state === 'none' ? null : (status ?? state)

/** Nothing of it is waited for any more. */
export const isBookingOver = ({ status }: Pick<Booking, 'status'>): boolean =>
  status === 'cancelled' || status === 'rejected'

/** Only a paid booking has a receipt. A cancelled one was paid, and its receipt shows the refund. */
export const hasReceipt = ({ status }: Pick<Booking, 'status'>): boolean =>
  status === 'confirmed' || status === 'ongoing' || status === 'completed' || status === 'cancelled'

/** Decisions §2: booked after midnight for the night that had begun, so its check-in was already over: the room waited at once. */
export const isBookedInItsNight = ({
  created_at,
  check_in,
  hotel,
}: Pick<Booking, 'created_at' | 'check_in'> & { hotel: Pick<Booking['hotel'], 'time_zone'> }): boolean => {
  const at = Temporal.Instant.from(created_at).toZonedDateTimeISO(hotel.time_zone)
  return runningNight(dayHour(at.toPlainDate().toString(), at.hour)) === check_in
}

type Hours = Pick<Booking, 'status' | 'check_in' | 'check_out' | 'checkin_guaranteed' | 'checkout_guaranteed' | 'bids'>

/** Sides with more hours than standard that the hotel has neither guaranteed nor answered. */
const unansweredSides = (booking: Omit<Hours, 'status'>): ('check_in' | 'check_out')[] => {
  const { check_in, check_out, bids } = booking
  const isOpen = (side: 'check_in' | 'check_out') => bids[side].state === 'none' || bids[side].state === 'asked'
  const isEarly = hourPart(check_in) < STANDARD_CHECK_IN_HOUR && !booking.checkin_guaranteed
  const isLate = hourPart(check_out) > STANDARD_CHECK_OUT_HOUR && !booking.checkout_guaranteed
  return [
    ...(isEarly && isOpen('check_in') ? (['check_in'] as const) : []),
    ...(isLate && isOpen('check_out') ? (['check_out'] as const) : []),
  ]
}

/** Decisions §3: sides on request. */
export const sidesOnRequest = (booking: Hours): ('check_in' | 'check_out')[] =>
  isBookingOver(booking) ? [] : unansweredSides(booking)

/** Whether a request for more hours ended with the booking, before the hotel answered it. */
export const hasEndedRequest = (booking: Hours): boolean =>
  isBookingOver(booking) && unansweredSides(booking).length > 0

/** Hours of a side that were guaranteed at booking, or those that the hotel has agreed to since; null: on request. */
export const sidePromise = (
  booking: Pick<Booking, 'checkin_guaranteed' | 'checkout_guaranteed' | 'bids'>,
  side: 'check_in' | 'check_out',
): HourPromise | null =>
  (side === 'check_in' ? booking.checkin_guaranteed : booking.checkout_guaranteed)
    ? 'guaranteed'
    : hourPromise(bidStatus(booking.bids[side]))

/** The hours that are held for the guest: extra hours count only if they are guaranteed, or agreed since. */
export const guaranteedStay = (booking: Omit<Hours, 'status'>): Stay => {
  const { check_in, check_out } = booking
  const isEarly = hourPart(check_in) < STANDARD_CHECK_IN_HOUR
  const isLate = hourPart(check_out) > STANDARD_CHECK_OUT_HOUR
  return {
    checkIn:
      isEarly && sidePromise(booking, 'check_in') === null
        ? dayHour(datePart(check_in), STANDARD_CHECK_IN_HOUR)
        : check_in,
    checkOut:
      isLate && sidePromise(booking, 'check_out') === null
        ? dayHour(datePart(check_out), STANDARD_CHECK_OUT_HOUR)
        : check_out,
  }
}

/** Sides whose bids have been paid, with the amounts in US dollars. */
export const paidBids = ({
  status,
  bids,
}: Pick<Booking, 'status' | 'bids'>): { side: 'check_in' | 'check_out'; amount: number }[] =>
  isBookingOver({ status })
    ? []
    : (['check_in', 'check_out'] as const).flatMap((side) => {
        const { status: bid, amount } = bids[side]
        return (bid === 'charged' || bid === 'done') && amount !== null ? [{ side, amount }] : []
      })

/** The total and the bids that have been paid, in US dollars. */
export const paidTotal = (booking: Pick<Booking, 'status' | 'total' | 'bids'>): number =>
  toDollars(paidBids(booking).reduce((sum, { amount }) => sum + toCents(amount), toCents(booking.total)))

/** Decisions §3: the most that can be charged, in US dollars: the total plus the bids that the hotel has not refused. */
export const maxTotal = (booking: Pick<Booking, 'status' | 'total' | 'bids'>): number => {
  const { total, bids } = booking
  if (isBookingOver(booking)) return total
  const charged = [bids.check_in, bids.check_out].map(({ state, amount }) =>
    state === 'asked' || state === 'accepted' ? toCents(amount ?? 0) : 0,
  )
  return toDollars(charged.reduce((sum, cents) => sum + cents, toCents(total)))
}

/** One line in reading order: no control characters, and no bidi controls. */
const ONE_LINE = /^[^\p{Cc}\u202A-\u202E\u2066-\u2069]*$/u

export const BookingBody = object({
  rateKey: size(string(), 1, 2000),
  /** `email`: of a traveler whom an agent books for; they are emailed too. */
  guest: object({ first_name: LatinName, last_name: LatinName, email: optional(Email) }),
  comment: defaulted(note(MAX_COMMENT_LENGTH), ''),
  /** Business accounts only. */
  cost_reference: optional(size(pattern(string(), ONE_LINE), 0, MAX_COST_REFERENCE_LENGTH)),
  loyalty: optional(
    object({
      option: enums(['promo', 'credits']),
      promocode: optional(size(string(), 1, MAX_PROMO_LENGTH)),
      credits: optional(min(Dollars, 0)),
    }),
  ),
  bids: optional(
    object({ check_in: optional(nullable(min(Dollars, 0))), check_out: optional(nullable(min(Dollars, 0))) }),
  ),
  payment: object({
    type: enums(['card', 'apple-pay', 'google-pay', 'invoice']),
    /** The saved card behind the nonce. */
    payment_method_id: optional(size(string(), 1, 100)),
    nonce: optional(size(string(), 1, 200)),
    /** Save a new card once it has paid. */
    keep: optional(boolean()),
    device_data: optional(nullable(size(string(), 0, 4000))),
  }),
  expected_total: Dollars,
  /** The instant shown to the guest until which all comes back; null if nothing does. Absent: the terms of the rate key. */
  expected_deadline: optional(nullable(InstantText)),
  /** The guest's own zone: emails show deadlines on that clock too. */
  time_zone: optional(TimeZoneName),
  /** How the page writes hours: e-mails and documents continue so; 24 hours if absent. */
  hour_cycle: optional(HourCycleStruct),
  /** The guest wants a second booking although one exists for the same room type and days. */
  again: optional(boolean()),
})
export type BookingBody = Infer<typeof BookingBody>

export const BookingResponse = type({ booking: Booking })
export type BookingResponse = Infer<typeof BookingResponse>
export const BookingsResponse = type({ bookings: array(Booking) })
export type BookingsResponse = Infer<typeof BookingsResponse>

/**
 * The refund and the kept amount shown to the guest. If an actual one differs, the server refuses with `refund_changed`. Both,
 * since the same refund may come with less credit.
 */
export const CancelBody = object({
  expected_refund: optional(min(Dollars, 0)),
  expected_kept: optional(min(Dollars, 0)),
})
export type CancelBody = Infer<typeof CancelBody>

export const CancelResponse = type({ booking: Booking, refund: Dollars })

/** My Bookings, specification §2. */
export const BOOKING_TABS = ['upcoming', 'ongoing', 'past', 'canceled'] as const
export type BookingTab = (typeof BOOKING_TABS)[number]

export const bookingTab = (status: BookingStatus): BookingTab => {
  if (status === 'ongoing') return 'ongoing'
  if (status === 'completed') return 'past'
  return status === 'cancelled' || status === 'rejected' ? 'canceled' : 'upcoming'
}
