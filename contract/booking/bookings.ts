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
import { Dollars, toCents, toDollars } from '#contract/shared/money.ts'
import { Breakdown } from '#contract/hotel/rates.ts'
import {
  dayHour,
  DayHourStruct,
  datePart,
  hourPart,
  RoomStruct,
  STANDARD_CHECK_IN_HOUR,
  STANDARD_CHECK_OUT_HOUR,
  type Stay,
} from '#contract/hotel/stay.ts'
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
  decode: (value) => BOOKING_STATUSES.find((known) => known === value),
  encode: (value) => value,
}

export const BidStateStruct = enums(['none', 'asked', 'accepted', 'rejected'])

/** The name of a time zone (IANA), whether anybody knows it or not. */
const TimeZoneName = pattern(size(string(), 1, 64), /^[\w+/-]+$/)

/** Decisions §5: characters of a reference number, from an alphabet without look-alikes. */
export const REFERENCE_LENGTH = 8
export const REFERENCE_ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

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
  /** `email`: of a traveller whom an agent has booked for, and who is told too. */
  guest: type({ first_name: string(), last_name: string(), email: optional(string()) }),
  comment: string(),
  /** What a business wants to find it by. */
  cost_reference: optional(string()),
  /** Of one that a card or a wallet has paid: when (ISO instant in UTC), by which wallet, and the card. */
  paid: optional(type({ at: string(), wallet: nullable(enums(WALLETS)), brand: string(), last4: string() })),
  /** Of one that is paid by invoice: the month and the number of its statement; null as long as it is on none. */
  invoice: optional(nullable(type({ month: string(), number: string() }))),
  total: Dollars,
  breakdown: Breakdown,
  bids: type({
    check_in: type({ state: BidStateStruct, amount: nullable(Dollars) }),
    check_out: type({ state: BidStateStruct, amount: nullable(Dollars) }),
  }),
  cancellation: type({
    /** ISO instant in UTC; null when nothing is given back. */
    deadline: nullable(string()),
    /** It can be cancelled now. */
    is_open: boolean(),
    /** What cancelling now would give back; 0 as well where nothing was paid. */
    refund: Dollars,
  }),
  /** Of a cancelled one: when (ISO instant in UTC), and what was given back. */
  cancelled: optional(type({ at: string(), refund: Dollars })),
  /** ISO instant in UTC. */
  created_at: string(),
})
export type Booking = Infer<typeof Booking>

const isOver = ({ status }: Pick<Booking, 'status'>): boolean => status === 'cancelled' || status === 'rejected'

/** Only what is paid has a receipt: a cancelled booking was, and its receipt tells what was given back. */
export const hasReceipt = ({ status }: Pick<Booking, 'status'>): boolean =>
  status === 'confirmed' || status === 'ongoing' || status === 'completed' || status === 'cancelled'

type Hours = Pick<Booking, 'status' | 'check_in' | 'check_out' | 'checkin_guaranteed' | 'checkout_guaranteed' | 'bids'>

/** Decisions §3: the sides that have more hours than standard, which the hotel has neither guaranteed nor answered for. */
export const sidesOnRequest = (booking: Hours): ('check_in' | 'check_out')[] => {
  if (isOver(booking)) return []
  const { check_in, check_out, bids } = booking
  const isOpen = (side: 'check_in' | 'check_out') => bids[side].state === 'none' || bids[side].state === 'asked'
  const isEarly = hourPart(check_in) < STANDARD_CHECK_IN_HOUR && !booking.checkin_guaranteed
  const isLate = hourPart(check_out) > STANDARD_CHECK_OUT_HOUR && !booking.checkout_guaranteed
  return [
    ...(isEarly && isOpen('check_in') ? (['check_in'] as const) : []),
    ...(isLate && isOpen('check_out') ? (['check_out'] as const) : []),
  ]
}

/** Guaranteed when it was booked, or given by the hotel since. */
export const isSideGuaranteed = (
  booking: Pick<Booking, 'checkin_guaranteed' | 'checkout_guaranteed' | 'bids'>,
  side: 'check_in' | 'check_out',
): boolean =>
  (side === 'check_in' ? booking.checkin_guaranteed : booking.checkout_guaranteed) ||
  booking.bids[side].state === 'accepted'

/** The hours that nobody need be asked for: early and late ones count once they are held. */
export const guaranteedStay = (booking: Omit<Hours, 'status'>): Stay => {
  const { check_in, check_out } = booking
  const isEarly = hourPart(check_in) < STANDARD_CHECK_IN_HOUR
  const isLate = hourPart(check_out) > STANDARD_CHECK_OUT_HOUR
  return {
    checkIn:
      isEarly && !isSideGuaranteed(booking, 'check_in')
        ? dayHour(datePart(check_in), STANDARD_CHECK_IN_HOUR)
        : check_in,
    checkOut:
      isLate && !isSideGuaranteed(booking, 'check_out')
        ? dayHour(datePart(check_out), STANDARD_CHECK_OUT_HOUR)
        : check_out,
  }
}

/** Decisions §3: the most that can be charged in all, in US dollars: the total, and the bids that the hotel has not refused. */
export const maxTotal = (booking: Pick<Booking, 'status' | 'total' | 'bids'>): number => {
  const { total, bids } = booking
  if (isOver(booking)) return total
  const charged = [bids.check_in, bids.check_out].map(({ state, amount }) =>
    state === 'asked' || state === 'accepted' ? toCents(amount ?? 0) : 0,
  )
  return toDollars(charged.reduce((sum, cents) => sum + cents, toCents(total)))
}

/** What is read on one line, and in its own order: no control characters, and none that turn what follows them. */
const ONE_LINE = /^[^\p{Cc}\u202A-\u202E\u2066-\u2069]*$/u

export const BookingBody = object({
  rateKey: size(string(), 1, 2000),
  /** `email`: of a traveller whom an agent books for; they are told too. */
  guest: object({ first_name: LatinName, last_name: LatinName, email: optional(Email) }),
  comment: defaulted(size(string(), 0, MAX_COMMENT_LENGTH), ''),
  /** Of a business account. */
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
    /** The kept card behind the nonce. */
    payment_method_id: optional(size(string(), 1, 100)),
    nonce: optional(size(string(), 1, 200)),
    /** Keeps a new card for the next time, once it has paid. */
    keep: optional(boolean()),
    device_data: optional(nullable(size(string(), 0, 4000))),
  }),
  expected_total: Dollars,
  /** The guest's own: letters tell deadlines on that clock too. */
  time_zone: optional(TimeZoneName),
  /** The guest means a second booking beside one that stands for the same room type and days. */
  again: optional(boolean()),
})
export type BookingBody = Infer<typeof BookingBody>

export const BookingResponse = type({ booking: Booking })
export type BookingResponse = Infer<typeof BookingResponse>
export const BookingsResponse = type({ bookings: array(Booking) })
export type BookingsResponse = Infer<typeof BookingsResponse>

/** With `expected_refund`, what the guest was told comes back: another amount is asked back as `refund_changed`. */
export const CancelBody = object({ expected_refund: optional(min(Dollars, 0)) })

export const CancelResponse = type({ booking: Booking, refund: Dollars })

/** My Bookings, specification §2. */
export const BOOKING_TABS = ['upcoming', 'ongoing', 'past', 'canceled'] as const
export type BookingTab = (typeof BOOKING_TABS)[number]

export const bookingTab = (status: BookingStatus): BookingTab => {
  if (status === 'ongoing') return 'ongoing'
  if (status === 'completed') return 'past'
  return status === 'cancelled' || status === 'rejected' ? 'canceled' : 'upcoming'
}
