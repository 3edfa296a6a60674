import { array, boolean, enums, integer, nullable, object, optional, size, string, type, type Infer } from 'superstruct'
import { DayHourStruct } from '#contract/hotel/stay.ts'
import { LocaleStruct } from '#contract/shared/locale.ts'
import { Email, Phone } from '#contract/user/user.ts'
import { ConfirmRequestBody, HotelRequest, LinkState } from './confirm.ts'
import { InquiryHotelBody, MAX_OFFER_NOTE_LENGTH, singleLine } from './inquiries.ts'

/** A stay with the hours that were promised to the guest. */
export const DeskStay = type({
  guest: type({ first_name: string(), last_name: string() }),
  /** The guest's booking reference at the hotel, or ours; empty if none is known. */
  reference: string(),
  check_in: DayHourStruct,
  check_out: DayHourStruct,
})
export type DeskStay = Infer<typeof DeskStay>

/** A hotel's requests, decisions §13. `open`: the link works; nothing else is filled in otherwise. */
export const DeskResponse = type({
  state: LinkState,
  hotel: nullable(type({ name: string(), time_zone: string() })),
  /** Now on the server, an ISO instant. */
  now: string(),
  /** The most urgent first. */
  due: array(HotelRequest),
  /** Today and tomorrow on the hotel's clock. `day`: `YYYY-MM-DD`. By hour. */
  days: array(type({ day: string(), arrivals: array(DeskStay), departures: array(DeskStay) })),
  /** Latest first; `found` counts all of them. */
  answered: array(HotelRequest),
  found: integer(),
})
export type DeskResponse = Infer<typeof DeskResponse>

/** As behind the link of one request; here the number is required. */
export const DeskAnswerBody = object({ ...ConfirmRequestBody.schema, number: size(string(), 1, 20) })
export type DeskAnswerBody = Infer<typeof DeskAnswerBody>
export const DeskRequestBody = object({ number: size(string(), 1, 20) })

/** Sends a new link to the hotel's own address, if there is one; the answer does not tell. */
export const DeskRenewBody = object({ email: Email })

/** A hotelier who joins, decisions §9. */
export const HotelierBody = object({
  hotel: InquiryHotelBody,
  name: singleLine(1, 120),
  email: Email,
  phone: optional(Phone),
  lang: optional(LocaleStruct),
})
export type HotelierBody = Infer<typeof HotelierBody>

/**
 * The mailbox that the link was sent to. `known`: the one that speaks for the hotel already, whatever was typed; it is not named,
 * and a guess at it is not confirmed.
 */
export const JOIN_MAILBOXES = ['typed', 'known'] as const
export const JoinResponse = type({ status: enums(['accepted']), mailbox: enums(JOIN_MAILBOXES) })
export type JoinMailbox = Infer<typeof JoinResponse>['mailbox']

/** Why staff has to look at a request. */
export const STAFF_INQUIRY_CAUSES = ['no_address', 'review', 'overdue'] as const

export const StaffInquiry = type({
  id: string(),
  number: string(),
  kind: enums(['inquiry', 'bid']),
  state: string(),
  cause: enums(STAFF_INQUIRY_CAUSES),
  /** Its charge is in review: the card service can be asked what became of it. */
  can_settle: boolean(),
  hotel: type({
    name: string(),
    address: string(),
    phone: string(),
    website: string(),
    time_zone: string(),
    email: nullable(string()),
  }),
  guest: type({ first_name: string(), last_name: string(), email: string() }),
  offer: HotelRequest.schema.offer,
  /** ISO instants; null: nothing is due. */
  due: nullable(string()),
  created_at: string(),
  /** Oldest first. */
  events: array(type({ at: string(), event: string(), by: string(), state: string() })),
})
export type StaffInquiry = Infer<typeof StaffInquiry>

/** The most urgent first. */
export const StaffInquiriesResponse = type({ inquiries: array(StaffInquiry), found: integer() })
export const StaffInquiryResponse = type({ inquiry: StaffInquiry })

/** A hotel that joined by itself, for staff. */
export const StaffHotel = type({
  key: string(),
  name: string(),
  /** The address that guests' requests go to. */
  email: string(),
  person: string(),
  phone: string(),
  /** An ISO instant. */
  confirmed_at: string(),
  /** The mailbox that confirmed it; another than `email` if an earlier address was known. Null: no longer recorded. */
  confirmed_by: nullable(string()),
  /** The catalog's address; null: it has none. */
  listed: nullable(string()),
})
export type StaffHotel = Infer<typeof StaffHotel>

/** The latest first; `found` counts all of them. */
export const StaffHotelsResponse = type({ hotels: array(StaffHotel), found: integer() })
/** `email`: the address that the reader wants to end, in case the hotel has another by now. */
export const EndStaffHotelBody = object({ key: size(string(), 1, 300), email: Email })

/** The hotel's address, to which the request is sent. */
export const SendInquiryBody = object({ email: Email, lang: LocaleStruct })
export const EndInquiryBody = object({ note: singleLine(1, MAX_OFFER_NOTE_LENGTH) })
