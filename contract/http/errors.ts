import { optional, string, type, type Infer } from 'superstruct'

/** Every failure the server answers with, and its HTTP status. */
export const ERROR_STATUS = {
  invalid_request: 400,
  unauthorized: 401,
  invalid_code: 400,
  expired_code: 400,
  common_password: 400,
  declined: 402,
  /** More than an account may owe by invoice. */
  over_limit: 402,
  forbidden: 403,
  recent_sign_in_needed: 403,
  not_found: 404,
  method_not_allowed: 405,
  email_exists: 409,
  unavailable: 409,
  price_changed: 409,
  promo_refused: 409,
  already_booked: 409,
  in_progress: 409,
  not_cancellable: 409,
  no_receipt: 409,
  not_settleable: 409,

  has_bookings: 409,
  /** Stays on no statement yet, or on one that is not paid. */
  has_open_invoices: 409,
  too_many_cards: 409,
  refund_changed: 409,
  gone: 410,
  too_large: 413,
  unsupported_media_type: 415,
  key_reused: 422,
  too_many_requests: 429,
  internal: 500,
  upstream_failed: 502,
  /** Out of reach or overloaded; that of the start has a code of its own. */
  not_ready: 503,
  starting: 503,
} as const
export type ErrorCode = keyof typeof ERROR_STATUS

/** A booking as a refusal names it. */
export const BookingRef = type({ id: string(), reference: string() })
export type BookingRef = Infer<typeof BookingRef>

export const ErrorResponse = type({
  error: type({
    message: string(),
    code: string(),
    requestId: string(),
    /** The part of the request that is wrong, such as `guest.first_name`. */
    field: optional(string()),
    /** Which of several reasons, where the guest is told each in other words. */
    reason: optional(string()),
    /** The booking that stands in the way. */
    booking: optional(BookingRef),
  }),
})
export type ErrorResponse = Infer<typeof ErrorResponse>

/** Specification §8, in the words of the catalogue. */
export const UNAVAILABLE_MESSAGE = 'This offer is unavailable. Please start a new search!'

/** The one decline after which the same card may be tried again. Any other asks for another card. */
export const VERIFY_CARD_MESSAGE = 'Please, try to verify your card again or check with your bank'
