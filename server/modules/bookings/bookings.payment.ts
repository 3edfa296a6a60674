import { booksForOthers, hasCostReference, mayPayByInvoice } from '#contract/user/roles.ts'
import type { BookingBody } from '#contract/booking/bookings.ts'
import type { Cents } from '#contract/shared/money.ts'
import type { Role } from '#contract/user/user.ts'
import { ApiError } from '#server/http/errors.ts'
import type { DiscountRequest } from '#server/modules/loyalty/loyalty.service.ts'

const missing = (field: string): ApiError => new ApiError('invalid_request', `${field}: is required`, { field })

/**
 * Decisions §8: only accounts with invoicing may pay by invoice; the error reveals nothing else about invoicing. Cards, wallets
 * and saved cards all pay by nonce. Only the gateway knows what a nonce stands for and whether the bank authenticated the guest.
 * @throws 403.
 */
export const checkPayment = ({ payment }: Pick<BookingBody, 'payment'>, role: Role | undefined): void => {
  if (payment.type === 'invoice' && (role === undefined || !mayPayByInvoice(role)))
    throw new ApiError('forbidden', 'Paying by invoice is for accounts with invoicing', { field: 'payment.type' })
}

/**
 * Checks fields that only some roles may send: a traveler's e-mail, a cost reference.
 * @throws 403.
 */
export const checkDetails = (
  { guest, cost_reference }: Pick<BookingBody, 'guest' | 'cost_reference'>,
  role: Role | undefined,
): void => {
  if (guest.email !== undefined && !(role && booksForOthers(role)))
    throw new ApiError('forbidden', 'Booking for others is for agents', { field: 'guest.email' })
  if (cost_reference && !(role && hasCostReference(role)))
    throw new ApiError('forbidden', 'Cost references are for business accounts', { field: 'cost_reference' })
}

/**
 * Nothing is paid now, so the card serves the bids alone: it is verified and stored, and charged only if the hotel accepts. The
 * total is the one that the guest was shown, and no other total is booked.
 */
export const paysBidsAlone = ({
  payment,
  bids,
  expected_total,
}: Pick<BookingBody, 'payment' | 'bids' | 'expected_total'>): boolean =>
  expected_total === 0 && payment.type !== 'invoice' && (bids?.check_in ?? bids?.check_out ?? null) !== null

/**
 * The nonce to charge; null if there is nothing to pay or an invoice follows.
 * @throws 400 if a card is needed, and none is given.
 */
export const readNonce = ({ payment }: Pick<BookingBody, 'payment'>, total: Cents): string | null => {
  if (total === 0 || payment.type === 'invoice') return null
  if (payment.nonce === undefined) throw missing('payment.nonce')
  return payment.nonce
}

/**
 * Decisions §12.
 * @throws 400 for an option without its value.
 */
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
