import {
  array,
  boolean,
  coerce,
  define,
  enums,
  integer,
  literal,
  min,
  nullable,
  object,
  optional,
  pattern,
  refine,
  size,
  string,
  type,
  type Infer,
  type Struct,
} from 'superstruct'
import { Bid } from '#contract/booking/bookings.ts'
import { Point } from '#contract/hotel/destination.ts'
import { DayHourStruct } from '#contract/hotel/stay.ts'
import { MAX_COMMENT_LENGTH } from '#contract/http/limits.ts'
import { HourCycleStruct } from '#contract/shared/hourCycle.ts'
import { LocaleStruct } from '#contract/shared/locale.ts'
import { Dollars } from '#contract/shared/money.ts'
import { note } from '#contract/shared/note.ts'
import { plainLine } from '#contract/shared/typedText.ts'
import { Email, LatinName } from '#contract/user/user.ts'
import { VERDICTS } from './usualPrice.ts'

/** Decisions §6, and `countered` between asked and accepted (§13). */
export const INQUIRY_STATUSES = [
  'unconfirmed',
  'asked',
  'countered',
  'accepted',
  'charged',
  'done',
  'rejected',
  'expired',
  'withdrawn',
] as const
export type InquiryStatus = (typeof INQUIRY_STATUSES)[number]

/** Why it ended, decisions §6. */
export const INQUIRY_OUTCOMES = [
  'unconfirmed',
  'withdrawn',
  'declined',
  'no_longer_free',
  'offer_declined',
  'unanswered',
  'unpaid',
  'taken_back',
  'booking_cancelled',
  'ended_by_staff',
  'hotel_left',
  /** The same request goes on under another number. */
  'duplicate',
] as const
export type InquiryOutcome = (typeof INQUIRY_OUTCOMES)[number]

/** Decisions §6: a hotel's reasons are codes, so that they reach the guest in their language. `other` comes with a note. */
export const DECLINE_CODES = ['full', 'cleaning', 'price', 'other'] as const
export type DeclineCode = (typeof DECLINE_CODES)[number]

/** The end of a stay that a bid is about; its other end stays as it is booked. */
export const BID_SIDES = ['check_in', 'check_out'] as const
export type BidSide = (typeof BID_SIDES)[number]

/** Events as both sides see them. */
export const TIMELINE_EVENTS = [
  'sent',
  'confirmed',
  'hotel_asked',
  'hotel_reminded',
  'hotel_accepted',
  'hotel_countered',
  'hotel_declined',
  'guest_accepted',
  'guest_countered',
  'guest_declined',
  'unanswered',
  'withdrawn',
  'card_replaced',
  'charged',
  'charge_failed',
  'refunded',
  'taken_back',
  'no_longer_free',
  'unpaid',
  'ended',
  'final',
] as const
export type TimelineEvent = (typeof TIMELINE_EVENTS)[number]

/** Actions that may be open to the guest; the server says which are. */
export const INQUIRY_ACTIONS = ['accept', 'reject', 'counter', 'withdraw', 'replace_card'] as const
export type InquiryAction = (typeof INQUIRY_ACTIONS)[number]

export const MIN_INQUIRY_PRICE = 1
/** A typing error, not a price: hours of a night cost less. */
export const MAX_INQUIRY_PRICE = 10_000
export const MAX_HOTEL_NAME_LENGTH = 120
export const MAX_HOTEL_TEXT_LENGTH = 200
export const MAX_HOTEL_REFERENCE_LENGTH = 60
export const MAX_OFFER_NOTE_LENGTH = 500

/** One line of text, as it is judged and stored. */
export const singleLine = (least: number, most: number): Struct<string, null> =>
  coerce(
    define<string>('singleLine', (value) => {
      if (typeof value !== 'string') return 'expected a text'
      if (value.length < least) return 'is required'
      return value.length <= most || 'is too long'
    }),
    string(),
    (typed) => plainLine(typed.replaceAll(/\p{Cc}/gu, ' ')),
  )

export const InquiryPrice = refine(
  Dollars,
  'Price',
  (value) =>
    (value >= MIN_INQUIRY_PRICE && value <= MAX_INQUIRY_PRICE) ||
    `a price is between ${MIN_INQUIRY_PRICE} and ${MAX_INQUIRY_PRICE}`,
)

/** A hotel as the guest chose or wrote it (specification §7). Without `place_id` it needs `location`: the town tells the clock. */
export const InquiryHotelBody = object({
  place_id: optional(nullable(size(string(), 1, 300))),
  name: singleLine(1, MAX_HOTEL_NAME_LENGTH),
  formatted_address: optional(nullable(singleLine(0, MAX_HOTEL_TEXT_LENGTH))),
  vicinity: optional(nullable(singleLine(0, MAX_HOTEL_TEXT_LENGTH))),
  international_phone_number: optional(nullable(singleLine(0, 40))),
  website: optional(nullable(singleLine(0, MAX_HOTEL_TEXT_LENGTH))),
  url: optional(nullable(singleLine(0, MAX_HOTEL_TEXT_LENGTH))),
  location: optional(nullable(Point)),
})
export type InquiryHotelBody = Infer<typeof InquiryHotelBody>

/** A card: a new one by its nonce, or one saved in the account. Decisions §6: no wallets. */
export const InquiryPaymentBody = object({
  type: literal('card'),
  nonce: optional(size(string(), 1, 200)),
  payment_method_id: optional(size(string(), 1, 100)),
  device_data: optional(nullable(size(string(), 0, 10_000))),
})
export type InquiryPaymentBody = Infer<typeof InquiryPaymentBody>

export const InquiryBody = object({
  guest: object({ first_name: LatinName, last_name: LatinName, email: Email }),
  hotel: InquiryHotelBody,
  checkin_datetime: DayHourStruct,
  checkout_datetime: DayHourStruct,
  /** US dollars, for the extra hours of both sides together. */
  price: InquiryPrice,
  comment: optional(note(MAX_COMMENT_LENGTH)),
  /** Until when the guest can cancel that booking without charge, on the hotel's clock. */
  free_cancellation_until: optional(nullable(DayHourStruct)),
  payment: optional(nullable(InquiryPaymentBody)),
  /** The guest's booking reference at the hotel. */
  guest_id_at_hotel: optional(nullable(singleLine(0, MAX_HOTEL_REFERENCE_LENGTH))),
  lang: optional(LocaleStruct),
  /** The guest's own time zone. */
  time_zone: optional(pattern(size(string(), 1, 64), /^[\w+/-]+$/)),
  hour_cycle: optional(HourCycleStruct),
})
export type InquiryBody = Infer<typeof InquiryBody>

export const InquiryOffer = type({
  /** 1: the guest's request, 2: the hotel's counter-offer, 3: the guest's. */
  place: integer(),
  by: enums(['guest', 'hotel']),
  price: Dollars,
  checkin_datetime: DayHourStruct,
  checkout_datetime: DayHourStruct,
  note: string(),
  state: enums(['open', 'accepted', 'declined', 'lapsed']),
  at: string(),
})
export type InquiryOffer = Infer<typeof InquiryOffer>

/** All moments are ISO instants in UTC. */
export const Inquiry = type({
  id: string(),
  number: string(),
  kind: enums(['inquiry', 'bid']),
  /** Null: an inquiry is about both ends. */
  side: nullable(enums(BID_SIDES)),
  status: enums(INQUIRY_STATUSES),
  outcome: nullable(enums(INQUIRY_OUTCOMES)),
  /**
   * The booking of ours whose hours are asked for; null for a booking elsewhere. `other_bid`: of its other end; absent without one.
   */
  booking: nullable(type({ id: string(), reference: string(), other_bid: optional(Bid) })),
  hotel: type({
    /** Null for a hotel that is not in our catalogue. */
    id: nullable(string()),
    /** As in a request for it; null for a hotel that the guest wrote by hand. */
    place_id: nullable(string()),
    location: Point,
    name: string(),
    address: string(),
    time_zone: string(),
    image: nullable(string()),
  }),
  guest: type({ first_name: string(), last_name: string(), email: string() }),
  /** The hours now asked for, offered or agreed; the standard hours once it ended without a yes. */
  checkin_datetime: DayHourStruct,
  checkout_datetime: DayHourStruct,
  price: Dollars,
  comment: string(),
  guest_id_at_hotel: string(),
  offers: array(InquiryOffer),
  /** The hotel's reason for its no. */
  decline: nullable(type({ reason: enums(DECLINE_CODES), note: string() })),
  deadlines: type({
    /** When the e-mail address must be confirmed, or the open question answered; null if nobody is asked. */
    answer: nullable(string()),
    charge: string(),
    final: string(),
    /** Until when another card is taken; null unless one is needed. */
    pay: nullable(string()),
  }),
  /** Kept for the charge; null if the guest gave none. `is_declined`: another one is needed. */
  card: nullable(type({ brand: string(), last4: string(), is_declined: boolean() })),
  /** A bid of a booking that is paid by invoice: it goes on the account's statement, without a card. */
  by_invoice: optional(boolean()),
  /** The charge and what came back of it; null before. By invoice, `brand` and `last4` are empty. */
  charge: nullable(type({ amount: Dollars, at: string(), brand: string(), last4: string(), refunded: Dollars })),
  timeline: array(
    type({ at: string(), what: enums(TIMELINE_EVENTS), by: enums(['guest', 'hotel', 'clock', 'money', 'staff']) }),
  ),
  actions: array(enums(INQUIRY_ACTIONS)),
  created_at: string(),
})
export type Inquiry = Infer<typeof Inquiry>

/** `token`: opens the page for a guest without an account; only in the answer to the one who asked. */
export const InquiryResponse = type({ inquiry: Inquiry, token: optional(string()) })
export type InquiryResponse = Infer<typeof InquiryResponse>
/** Newest first. */
export const InquiriesResponse = type({ inquiries: array(Inquiry) })
export type InquiriesResponse = Infer<typeof InquiriesResponse>

/** The guest's answer to the hotel's counter-offer. A counter-offer has all three of price and hours. */
export const InquiryAnswerBody = object({
  decision: enums(['accept', 'reject', 'counter']),
  /** The offer that is answered; absent: the open one. */
  place: optional(integer()),
  price: optional(InquiryPrice),
  checkin_datetime: optional(DayHourStruct),
  checkout_datetime: optional(DayHourStruct),
  token: optional(size(string(), 1, 200)),
})
export type InquiryAnswerBody = Infer<typeof InquiryAnswerBody>

export const InquiryTokenBody = object({ token: optional(size(string(), 1, 200)) })
export const InquiryCardBody = object({ payment: InquiryPaymentBody, token: optional(size(string(), 1, 200)) })

/** Decisions §6: what these hours usually cost near a place; null where no hotel's night price is known. */
export const UsualPriceResponse = type({
  usual: nullable(
    type({
      /** The middle night price, US dollars. */
      night: min(Dollars, 0),
      /** Hotels that were compared. */
      hotels: integer(),
      /** Their stars; null: of all stars. */
      stars: nullable(integer()),
    }),
  ),
  /**
   * Outcomes of the latest requests at such a price, at all hotels but those of the demo. A request that a hotel left
   * unanswered was not accepted. Only for kinds of price with enough answers.
   */
  answers: array(type({ verdict: enums(VERDICTS), requests: integer(), accepted: integer() })),
})
export type UsualPriceResponse = Infer<typeof UsualPriceResponse>
