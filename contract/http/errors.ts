import { optional, string, type, type Infer } from 'superstruct'

/** Every error code of the API, and its HTTP status. */
export const ERROR_STATUS = {
  invalid_request: 400,
  unauthorized: 401,
  invalid_code: 400,
  expired_code: 400,
  common_password: 400,
  declined: 402,
  /** The invoice would exceed what the account may owe. */
  over_limit: 402,
  forbidden: 403,
  recent_sign_in_needed: 403,
  not_found: 404,
  method_not_allowed: 405,
  email_exists: 409,
  unavailable: 409,
  price_changed: 409,
  terms_changed: 409,
  promo_refused: 409,
  already_booked: 409,
  in_progress: 409,
  not_cancellable: 409,
  no_receipt: 409,
  not_settleable: 409,

  has_bookings: 409,
  /** Some stays are on no statement yet, or on an unpaid one. */
  has_open_invoices: 409,
  too_many_cards: 409,
  refund_changed: 409,
  /** The deadline has passed. */
  too_late: 409,
  /** Another answer was given before. */
  already_answered: 409,
  /** Each side makes one counter-offer. */
  already_countered: 409,
  not_withdrawable: 409,
  /** The same guest has an open request for this stay. */
  already_asked: 409,
  has_inquiries: 409,
  gone: 410,
  too_large: 413,
  unsupported_media_type: 415,
  key_reused: 422,
  too_many_requests: 429,
  internal: 500,
  upstream_failed: 502,
  /** Out of reach or overloaded; during startup the code is `starting`. */
  not_ready: 503,
  starting: 503,
} as const
export type ErrorCode = keyof typeof ERROR_STATUS

/** A booking as an error names it. */
export const BookingRef = type({ id: string(), reference: string() })
export type BookingRef = Infer<typeof BookingRef>

/** A request for hours as an error names it. */
export const InquiryRef = type({ id: string(), number: string() })
export type InquiryRef = Infer<typeof InquiryRef>

export const ErrorResponse = type({
  error: type({
    message: string(),
    code: string(),
    requestId: string(),
    /** The invalid part of the request, e.g. `guest.first_name`. */
    field: optional(string()),
    /** Tells apart causes of one code that have different texts. */
    reason: optional(string()),
    /** The booking that blocks the request. */
    booking: optional(BookingRef),
    /** The request for hours that was made before. */
    inquiry: optional(InquiryRef),
  }),
})
export type ErrorResponse = Infer<typeof ErrorResponse>

/** The `reason` of a decline tells what to do next. `card.failed`: pay again, since the card is not at fault. */
export const DECLINE_REASONS = ['card.different', 'card.verify', 'card.invalid', 'card.failed'] as const

/** Specification §8: the error catalog's wording. */
export const UNAVAILABLE_MESSAGE = 'This offer is unavailable. Please start a new search!'
