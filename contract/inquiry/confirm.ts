import {
  array,
  boolean,
  enums,
  integer,
  nullable,
  object,
  optional,
  pick,
  size,
  string,
  type,
  type Infer,
} from 'superstruct'
import { DayHourStruct } from '#contract/hotel/stay.ts'
import { note } from '#contract/shared/note.ts'
import { Dollars } from '#contract/shared/money.ts'
import {
  BID_SIDES,
  DECLINE_CODES,
  Inquiry,
  InquiryOffer,
  InquiryPrice,
  MAX_OFFER_NOTE_LENGTH,
  INQUIRY_OUTCOMES,
  INQUIRY_STATUSES,
} from './inquiries.ts'

/** Faces of a page behind a link, decisions §13. An unknown link reveals nothing, and takes as long to answer. */
export const LinkState = enums(['open', 'done', 'expired', 'unknown'])
export type LinkState = Infer<typeof LinkState>

/**
 * `inquiry`: what was asked for, and how it stands; null if the link is of no use any more. `token`: opens the guest's page without an
 * account, only in the answer to the press that confirms. Nobody has confirmed the mailbox yet: neither card nor booking reference.
 */
export const ConfirmInquiryResponse = type({
  state: LinkState,
  inquiry: nullable(
    type({
      id: string(),
      number: string(),
      token: nullable(string()),
      hotel: string(),
      time_zone: string(),
      ...pick(Inquiry, ['status', 'outcome', 'checkin_datetime', 'checkout_datetime', 'price', 'offers']).schema,
    }),
  ),
})
export type ConfirmInquiryResponse = Infer<typeof ConfirmInquiryResponse>

/** `email`: the address that guests' requests go to once it is confirmed; the link may have been sent to an earlier one. */
export const ConfirmHotelEmailResponse = type({
  state: LinkState,
  hotel: nullable(string()),
  email: nullable(string()),
})
export type ConfirmHotelEmailResponse = Infer<typeof ConfirmHotelEmailResponse>

/** One question to the hotel; a booking with requests for both ends has two. All moments are ISO instants in UTC. */
export const HotelRequest = type({
  number: string(),
  /** The end that a bid is about; null: an inquiry is about both. */
  side: nullable(enums(BID_SIDES)),
  status: enums(INQUIRY_STATUSES),
  outcome: nullable(enums(INQUIRY_OUTCOMES)),
  guest: type({ first_name: string(), last_name: string() }),
  /** The guest's booking reference at the hotel, or ours. */
  reference: string(),
  /** The offer to answer, or the last one. Its `place` goes with the answer. */
  offer: InquiryOffer,
  comment: string(),
  /** When the answer is due; null if none is. */
  due: nullable(string()),
  /** The hotel's own answer; `undo_until` is null once it has been sent to the guest. */
  answer: nullable(
    type({
      decision: enums(['accept', 'reject', 'counter']),
      reason: nullable(enums(DECLINE_CODES)),
      note: string(),
      at: string(),
      undo_until: nullable(string()),
    }),
  ),
  /** Decisions §6: each side counters once. */
  can_counter: boolean(),
  can_take_back: boolean(),
  /** The hotel's share of the offer's price; absent: all of it. */
  receives: optional(Dollars),
  /** Price of the hotel's own night of that stay, for comparing what an hour is then worth; null where unknown. */
  night: nullable(Dollars),
  /**
   * While it is open: rooms free in all of the extra hours of one end, of a booking's room type (`name`) or of all types that we
   * sell. Empty where unknown.
   */
  rooms: array(
    type({
      side: enums(['check_in', 'check_out']),
      from: DayHourStruct,
      until: DayHourStruct,
      name: nullable(string()),
      free: integer(),
      total: integer(),
    }),
  ),
})
export type HotelRequest = Infer<typeof HotelRequest>

export const ConfirmRequestResponse = type({
  state: LinkState,
  hotel: nullable(type({ name: string(), time_zone: string() })),
  requests: array(HotelRequest),
  /** Now on the server: the page counts down from it. */
  now: string(),
})
export type ConfirmRequestResponse = Infer<typeof ConfirmRequestResponse>

export const ConfirmRequestBody = object({
  decision: enums(['accept', 'reject', 'counter']),
  /** Which of the link's requests; absent: the one it was sent for. */
  number: optional(size(string(), 1, 20)),
  /** Which offer is answered; absent: the open one. */
  place: optional(integer()),
  price: optional(InquiryPrice),
  checkin_datetime: optional(DayHourStruct),
  checkout_datetime: optional(DayHourStruct),
  reason: optional(nullable(enums(DECLINE_CODES))),
  note: optional(nullable(note(MAX_OFFER_NOTE_LENGTH))),
})
export type ConfirmRequestBody = Infer<typeof ConfirmRequestBody>

/** Which of the link's requests; absent: the one it was sent for. */
export const RequestNumberBody = object({ number: optional(size(string(), 1, 20)) })
export const EmptyBody = object({})
