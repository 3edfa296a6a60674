import type { Booking, BookingBody } from '#contract/booking/bookings.ts'
import { isExpired } from '#contract/booking/paymentMethods.ts'
import { toCents, toDollars } from '#contract/shared/money.ts'
import type { Guest } from '#machines/checkout/checkout.rules.ts'
import type { BookingRequest, checkoutPorts } from '#machines/checkout/checkout.ports.ts'
import type { WalletName } from '#machines/wallet/wallet.rules.ts'
import type { Order } from '#machines/rates/rates.rules.ts'
import { loyaltyQuery } from '#machines/rates/rates.rules.ts'
import { ApiFailure } from '#src/services/apiFailure.ts'
import type { CallApi } from '#src/services/http.ts'
import type { CardOrder } from '#src/services/payments/cardForm.types.ts'
import type { PromiseActorLogic } from 'xstate'
import type { CardVault, Payment } from './cardVault.ts'

/** A request to a port; the signal aborts when its result is no longer needed. */
export interface Invocation<Input> {
  input: Input
  signal: AbortSignal
}

/** One async function per port. */
type Answers<Ports> = {
  [Name in keyof Ports]: Ports[Name] extends PromiseActorLogic<infer Output, infer Input>
    ? (invocation: Invocation<Input>) => Promise<Output>
    : never
}

export interface CheckoutServices {
  callApi: CallApi
  desk: Pick<CardVault, 'open' | 'pay' | 'payWithSavedCard' | 'verifyWalletCard' | 'paymentOf' | 'forget' | 'release'>
  /** Opens the wallet's sheet synchronously. `total` in cents. @returns the payment's handle. */
  askWallet: (wallet: WalletName, total: number, signal: AbortSignal) => Promise<string>
  /** E-mail of the signed-in user; sent to the bank. */
  email: () => string
  /** The guest's local date, `YYYY-MM-DD`. */
  today: () => string
  /** A new idempotency key. */
  newKey: () => string
  /** Stores the booking from the response. */
  keep: (booking: Booking) => void
}

/** Payments without a vault entry: paid later, or nothing to pay. */
const PAID_BY_NAME = { invoice: { type: 'invoice' }, nothing: { type: 'card' } } as const
const isPaidByName = (payment: string): payment is keyof typeof PAID_BY_NAME => Object.hasOwn(PAID_BY_NAME, payment)

const paymentBody = (payment: Payment): BookingBody['payment'] => ({
  type: payment.type ?? 'card',
  nonce: payment.nonce,
  device_data: payment.deviceData,
  ...(payment.paymentMethodId === undefined ? {} : { payment_method_id: payment.paymentMethodId }),
  ...(payment.keep ? { keep: true } : {}),
})

const bookingBody = (
  { order, guest, comment, again }: BookingRequest,
  payment: BookingBody['payment'],
): BookingBody => ({
  rateKey: order.rateKey,
  guest: {
    first_name: guest.first_name.trim(),
    last_name: guest.last_name.trim(),
    ...(guest.email?.trim() ? { email: guest.email.trim() } : {}),
  },
  comment,
  ...(guest.cost_reference?.trim() ? { cost_reference: guest.cost_reference.trim() } : {}),
  ...(order.loyalty === null ? {} : { loyalty: order.loyalty }),
  bids: {
    check_in: order.bids.check_in === null ? null : toDollars(order.bids.check_in),
    check_out: order.bids.check_out === null ? null : toDollars(order.bids.check_out),
  },
  payment,
  expected_total: toDollars(order.total),
  expected_deadline: order.deadline,
  time_zone: Temporal.Now.timeZoneId(),
  ...(again ? { again: true } : {}),
})

const loyaltyOf = (order: Order) =>
  loyaltyQuery({
    promo: order.loyalty?.option === 'promo' ? order.loyalty.promocode : null,
    credits: order.loyalty?.option === 'credits' ? order.loyalty.credits : null,
  })

/** The attempt is over: its payment cannot be used again. */
const isFinal = (error: unknown): boolean =>
  error instanceof ApiFailure &&
  ['declined', 'unavailable', 'price_changed', 'terms_changed', 'promo_refused', 'gone', 'not_found'].includes(
    error.code,
  )

/** Every port from the form to the booking, and the release of a card form. */
export interface CheckoutWork extends Answers<typeof checkoutPorts> {
  releaseCard: (card: string) => void
}

/** The ports on the live server and the live card fields. */
export const checkoutWork = ({
  callApi,
  desk,
  askWallet,
  email,
  today,
  newKey,
  keep,
}: CheckoutServices): CheckoutWork => {
  const cardOrder = (order: Order, { first_name: firstName, last_name: lastName }: Guest): CardOrder => ({
    amount: toDollars(order.total),
    email: email(),
    firstName,
    lastName,
  })
  return {
    openCard: async ({ signal }) => ({ card: await desk.open(signal) }),
    tokenizeCard: async ({ input: { card, order, guest, attemptId, keepsCard }, signal }) => ({
      id: attemptId || newKey(),
      payment: await desk.pay(card, cardOrder(order, guest), signal, keepsCard),
    }),
    loadCards: async ({ signal }) => {
      const { payment_methods } = await callApi('paymentMethods', { signal })
      return payment_methods.map((method) => ({ ...method, isExpired: isExpired(method.expires, today()) }))
    },
    authenticateCard: async ({ input: { paymentMethodId, order, guest, attemptId }, signal }) => ({
      id: attemptId || newKey(),
      payment: await desk.payWithSavedCard(paymentMethodId, cardOrder(order, guest), signal),
    }),
    askWallet: async ({ input: { wallet, order, guest, attemptId }, signal }) => {
      if (isPaidByName(wallet)) return { id: attemptId || newKey(), payment: wallet }
      const payment = await askWallet(wallet, order.total, signal)
      await desk.verifyWalletCard(payment, cardOrder(order, guest), signal)
      return { id: attemptId || newKey(), payment }
    },
    book: async ({ input, signal }) => {
      const { id: idempotencyKey, payment } = input.attempt
      const body = bookingBody(
        input,
        isPaidByName(payment) ? PAID_BY_NAME[payment] : paymentBody(desk.paymentOf(payment)),
      )
      const { booking } = await callApi('book', { body, idempotencyKey, signal }).catch((error: unknown) => {
        if (isFinal(error)) desk.forget(payment)
        throw error
      })
      desk.forget(payment)
      keep(booking)
      return { id: booking.id, status: booking.status }
    },
    findBooking: async ({ input: { attemptId }, signal }) => {
      const { booking } = await callApi('attemptedBooking', { query: { key: attemptId }, signal })
      keep(booking)
      return { id: booking.id }
    },
    loadBooking: async ({ input: { id }, signal }) => {
      const { booking } = await callApi('booking', { params: { id }, signal })
      keep(booking)
      return { status: booking.status }
    },
    refreshOrder: async ({ input, signal }) => {
      const { rates } = await callApi('rate', {
        params: { rateKey: input.rateKey },
        query: loyaltyOf(input),
        signal,
      })
      const [rate] = rates
      if (rate === undefined) throw new ApiFailure({ code: 'not_found', status: 404, message: 'No rate found' })
      return {
        ...input,
        rateKey: rate.rateKey,
        total: toCents(rate.total),
        deadline: rate.cancellation.deadline,
      }
    },
    releaseCard: (card) => desk.release(card),
  }
}
