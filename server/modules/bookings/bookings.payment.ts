import type { BookingBody } from '#contract/bookings.ts'
import type { Role } from '#contract/user.ts'
import { ApiError } from '#server/http/errors.ts'

/**
 * May this guest pay so? Decisions §8: by invoice only an account with invoicing, and nobody else is told more of it.
 * Wallets and invoices come with their own flows; a card is paid by its nonce, a kept one as well.
 * @throws 403, 400.
 */
export const checkPayment = ({ payment }: Pick<BookingBody, 'payment'>, role: Role | undefined): void => {
  if (payment.type === 'invoice' && role !== 'b2b_with_invoicing')
    throw new ApiError('forbidden', 'Paying by invoice is for accounts with invoicing')
  if (payment.type !== 'card')
    throw new ApiError('invalid_request', `payment.type: ${payment.type} is not available`, { field: 'payment.type' })
  if (payment.nonce === undefined)
    throw new ApiError('invalid_request', 'payment.nonce: is required', { field: 'payment.nonce' })
}
