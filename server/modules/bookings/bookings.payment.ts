import { booksForOthers, hasCostReference, mayPayByInvoice } from '#contract/user/roles.ts'
import type { BookingBody } from '#contract/booking/bookings.ts'
import type { Cents } from '#contract/shared/money.ts'

import type { Role } from '#contract/user/user.ts'
import { ApiError } from '#server/http/errors.ts'
import type { DiscountRequest } from '#server/modules/loyalty/loyalty.service.ts'

const missing = (field: string): ApiError => new ApiError('invalid_request', `${field}: is required`, { field })

/**
 * May this guest pay so? Decisions §8: by invoice only an account with invoicing, and nobody else is told more of it.
 * A card or a wallet is paid by its nonce, a kept card as well. What the nonce is of, and whether its bank has seen the guest,
 * the gateway is asked.
 * @throws 403.
 */
export const checkPayment = ({ payment }: Pick<BookingBody, 'payment'>, role: Role | undefined): void => {
  if (payment.type === 'invoice' && (role === undefined || !mayPayByInvoice(role)))
    throw new ApiError('forbidden', 'Paying by invoice is for accounts with invoicing', { field: 'payment.type' })
}

/** What only some accounts say of a booking. @throws 403. */
export const checkDetails = (
  { guest, cost_reference }: Pick<BookingBody, 'guest' | 'cost_reference'>,
  role: Role | undefined,
): void => {
  if (guest.email !== undefined && !(role && booksForOthers(role)))
    throw new ApiError('forbidden', 'Booking for others is for agents', { field: 'guest.email' })
  if (cost_reference && !(role && hasCostReference(role)))
    throw new ApiError('forbidden', 'Cost references are for business accounts', { field: 'cost_reference' })
}

/** Where there is nothing to pay, or an invoice follows, no card is asked for. @throws 400. */
export const checkNonce = ({ payment }: Pick<BookingBody, 'payment'>, total: Cents): void => {
  if (total > 0 && payment.type !== 'invoice' && payment.nonce === undefined) throw missing('payment.nonce')
}

/** Decisions §12. @throws 400 for an option without its value. */
export const readLoyalty = (loyalty: BookingBody['loyalty']): DiscountRequest => {
  if (loyalty === undefined) return {}
  const { option, promocode, credits } = loyalty
  if (option === 'promo') {
    if (promocode === undefined) throw missing('loyalty.promocode')
    return { promo: promocode }
  }
  if (credits === undefined) throw missing('loyalty.credits')
  return { credits }
}
