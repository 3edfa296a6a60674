import {
  array,
  boolean,
  defaulted,
  enums,
  min,
  nullable,
  object,
  optional,
  size,
  string,
  type,
  type Infer,
} from 'superstruct'
import { Point } from './destination.ts'
import { Dollars } from './money.ts'
import { Breakdown } from './rates.ts'
import { DayHourStruct, RoomStruct } from './stay.ts'
import { LatinName } from './user.ts'

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

export const BidStateStruct = enums(['none', 'asked', 'accepted', 'rejected'])

export const MAX_COMMENT_LENGTH = 1000
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
  guest: type({ first_name: string(), last_name: string() }),
  comment: string(),
  total: Dollars,
  breakdown: Breakdown,
  bids: type({
    check_in: type({ state: BidStateStruct, amount: nullable(Dollars) }),
    check_out: type({ state: BidStateStruct, amount: nullable(Dollars) }),
  }),
  cancellation: type({
    /** ISO instant in UTC; null when nothing is given back. */
    deadline: nullable(string()),
    /** What cancelling now would give back. */
    refund: Dollars,
  }),
  /** Of a cancelled one: when (ISO instant in UTC), and what was given back. */
  cancelled: optional(type({ at: string(), refund: Dollars })),
  /** ISO instant in UTC. */
  created_at: string(),
})
export type Booking = Infer<typeof Booking>

export const BookingBody = object({
  rateKey: size(string(), 1, 2000),
  guest: object({ first_name: LatinName, last_name: LatinName }),
  comment: defaulted(size(string(), 0, MAX_COMMENT_LENGTH), ''),
  loyalty: optional(
    object({
      option: enums(['promo', 'credits']),
      promocode: optional(size(string(), 1, 40)),
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
})
export type BookingBody = Infer<typeof BookingBody>

export const BookingAnswer = type({ booking: Booking })
export type BookingAnswer = Infer<typeof BookingAnswer>
export const BookingsAnswer = type({ bookings: array(Booking) })
export type BookingsAnswer = Infer<typeof BookingsAnswer>

/** With `expected_refund`, what the guest was told he gets back: another amount is asked back as `refund_changed`. */
export const CancelBody = object({ expected_refund: optional(min(Dollars, 0)) })

export const CancelAnswer = type({ booking: Booking, refund: Dollars })

/** My Bookings, specification §2. */
export const BOOKING_TABS = ['upcoming', 'ongoing', 'past', 'canceled'] as const
export type BookingTab = (typeof BOOKING_TABS)[number]

export const tabOf = (status: BookingStatus): BookingTab => {
  if (status === 'ongoing') return 'ongoing'
  if (status === 'completed') return 'past'
  return status === 'cancelled' || status === 'rejected' ? 'canceled' : 'upcoming'
}
