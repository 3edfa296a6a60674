import type { BookingStatus } from '#contract/booking/bookings.ts'
import { MAX_COMMENT_LENGTH, MAX_COST_REFERENCE_LENGTH } from '#contract/http/limits.ts'
import { MAX_NAME_LENGTH, readName } from '#contract/user/user.ts'
import { email as emailFormat, firstProblem, latin, max, required, type RuleName } from '#machines/kit/validation.ts'
import { EMPTY_GUEST, type Guest } from './guestName.rules.ts'

/** While the outcome is unknown, a booking is sent again up to this often, with this delay after each failure. */
export const MAX_RESENDS = 3
export const RESEND_DELAY_MS = 2000
/** After this many checks of a booking in process, the page says that an email will come. */
export const MAX_STATUS_POLLS = 10
export const STATUS_POLL_INTERVAL_MS = 3000

/**
 * After the first delay without a response the page says that it takes longer; after the second, it offers to look up the
 * outcome.
 */
export const SLOW_AFTER_SENDING_MS = 10_000
export const LOOKUP_OFFER_AFTER_MS = 10_000

export { EMPTY_GUEST, type Guest }

export interface CheckoutForm {
  guest: Guest
  comment: string
  termsAccepted: boolean
}

/** The broken rule per field; valid fields are absent. */
export type CheckoutProblems = Partial<
  Record<'first_name' | 'last_name' | 'email' | 'cost_reference' | 'comment' | 'terms', RuleName>
>

export const checkoutProblems = ({ guest, comment, termsAccepted }: CheckoutForm): CheckoutProblems => {
  const first_name = firstProblem(readName(guest.first_name), required, latin, max(MAX_NAME_LENGTH))
  const last_name = firstProblem(readName(guest.last_name), required, latin, max(MAX_NAME_LENGTH))
  const email = guest.email?.trim() ? firstProblem(guest.email.trim(), emailFormat) : null
  const reference = firstProblem(guest.cost_reference ?? '', max(MAX_COST_REFERENCE_LENGTH))
  const wordy = firstProblem(comment, max(MAX_COMMENT_LENGTH))
  return {
    ...(first_name === null ? {} : { first_name }),
    ...(last_name === null ? {} : { last_name }),
    ...(email === null ? {} : { email }),
    ...(reference === null ? {} : { cost_reference: reference }),
    ...(wordy === null ? {} : { comment: wordy }),
    ...(termsAccepted ? {} : { terms: 'required' }),
  }
}

/** Fills in the account's name if no name was typed; the other fields depend on the account. */
export const guestAfterSignIn = (guest: Guest, user: Guest): Guest => {
  const { first_name, last_name } = guest.first_name === '' && guest.last_name === '' ? user : guest
  return {
    first_name,
    last_name,
    ...(user.email === undefined ? {} : { email: guest.email ?? user.email }),
    ...(user.cost_reference === undefined ? {} : { cost_reference: guest.cost_reference ?? user.cost_reference }),
  }
}

const isSameName = (one: Guest, other: Guest): boolean =>
  readName(one.first_name) === readName(other.first_name) && readName(one.last_name) === readName(other.last_name)

/** Specification §4: signing out clears the guest's name if it equals the user's own. */
export const guestAfterSignOut = (guest: Guest, user: Guest): Guest => (isSameName(guest, user) ? EMPTY_GUEST : guest)

/** The result of a payment by the booking's status. */
export const bookingResult = (status: BookingStatus): 'booked' | 'open' | 'rejected' => {
  if (status === 'processing' || status === 'review') return 'open'
  return status === 'rejected' || status === 'cancelled' ? 'rejected' : 'booked'
}
