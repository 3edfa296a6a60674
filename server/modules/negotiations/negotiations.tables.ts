import type { JSONColumnType } from 'kysely'
import type { BidSide, DeclineCode, InquiryOutcome } from '#contract/inquiry/inquiries.ts'
import type { HourCycle } from '#contract/shared/hourCycle.ts'
import type { Locale } from '#contract/shared/locale.ts'
import type { LocalText } from '#server/localText.ts'
import type { NegotiationState, TimerEvent } from '#machines/negotiation/step.ts'

/** The hotel as the guest chose or wrote it. Names of a hotel of the catalogue are in three languages, others in one. */
export interface AskedHotel {
  /** Null unless it is in the catalogue. */
  id: string | null
  names: LocalText
  address: string
  phone: string
  website: string
  url: string
  lat: number
  lng: number
}

export type Decision = 'accept' | 'reject' | 'counter'
export type Actor = 'guest' | 'hotel' | 'clock' | 'money' | 'staff'

interface NegotiationsTable {
  id: string
  reference: string
  kind: 'inquiry' | 'bid'
  booking_id: string | null
  side: BidSide | null
  user_uid: string | null
  attempt_scope: string
  idempotency_key: string
  request_hash: string
  guest_first_name: string
  guest_last_name: string
  guest_email: string
  /** One for all spellings of the guest's address. */
  mailbox: string
  lang: Locale
  guest_time_zone: string | null
  hour_cycle: HourCycle
  comment: string
  reference_at_hotel: string
  hotel_key: string
  hotel: JSONColumnType<AskedHotel>
  time_zone: string
  /** Days of the stay, `YYYY-MM-DD`: what the guest has booked, whatever hours are asked for. */
  stay_from: string
  stay_until: string
  /** On the hotel's clock; null: the guest does not know. */
  free_cancellation_until: string | null
  payment_method_id: string | null
  /** In the vault, kept for this alone. */
  card_token: string | null
  card_brand: string | null
  card_last4: string | null
  state: NegotiationState
  /** `StoredNegotiation` of the machine. */
  snapshot: JSONColumnType<object>
  version: number
  asked_at: Temporal.Instant | null
  moved_at: Temporal.Instant
  cancel_at: Temporal.Instant
  charge_at: Temporal.Instant
  final_at: Temporal.Instant
  /** When the hours asked for begin; for late hours of a bid, at the standard check-out. */
  hours_begin_at: Temporal.Instant
  next_event: TimerEvent['type'] | null
  next_at: Temporal.Instant | null
  outcome: InquiryOutcome | null
  /** The hotel's share of an accepted price, as it was when the request was made. */
  hotel_share_percent: number
  created_at: Temporal.Instant
}

interface OffersTable {
  negotiation_id: string
  place: number
  by: 'guest' | 'hotel'
  price_cents: number
  check_in: string
  check_out: string
  note: string
  state: 'pending' | 'open' | 'accepted' | 'declined' | 'lapsed'
  answer: Decision | null
  answer_reason: DeclineCode | null
  answer_note: string
  answered_at: Temporal.Instant | null
  at: Temporal.Instant
}

interface NegotiationEventsTable {
  negotiation_id: string
  version: number
  event: string
  by: Actor
  state: NegotiationState
  detail: JSONColumnType<object>
  at: Temporal.Instant
}

export interface NegotiationTables {
  negotiations: NegotiationsTable
  offers: OffersTable
  negotiation_events: NegotiationEventsTable
}
