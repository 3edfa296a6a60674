import type { Booking, BookingBody } from '#contract/bookings.ts'
import { isExpired } from '#contract/paymentMethods.ts'
import { toCents, toDollars } from '#contract/money.ts'
import { checkoutMachine } from '#machines/checkout/checkout.machine.ts'
import type { Guest } from '#machines/checkout/checkout.rules.ts'
import type { BookingWish } from '#machines/checkout/checkout.ports.ts'
import type { Order } from '#machines/rates/rates.rules.ts'
import { loyaltyQuery } from '#machines/rates/rates.rules.ts'
import { ApiFailure } from '#src/services/apiFailure.ts'
import type { CallApi } from '#src/services/http.ts'
import type { CardOrder } from '#src/services/payments/cardForm.types.ts'
import { fromPromise } from 'xstate'
import type { CardDesk, Payment } from './checkoutCards.ts'

export interface CheckoutServices {
  callApi: CallApi
  desk: Pick<CardDesk, 'open' | 'pay' | 'payKept' | 'paymentOf' | 'forget'>
  /** E-mail of the signed-in guest; sent to the bank. */
  email: () => string
  /** The guest's day, `YYYY-MM-DD`. */
  today: () => string
  /** A new idempotency key. */
  newKey: () => string
  /** A booking as the server has just told it. */
  keep: (booking: Booking) => void
}

const bookingBody = ({ order, guest, comment, again }: BookingWish, payment: Payment): BookingBody => ({
  rateKey: order.rateKey,
  guest: { first_name: guest.first_name.trim(), last_name: guest.last_name.trim() },
  comment,
  ...(order.loyalty === null ? {} : { loyalty: order.loyalty }),
  bids: {
    check_in: order.bids.check_in === null ? null : toDollars(order.bids.check_in),
    check_out: order.bids.check_out === null ? null : toDollars(order.bids.check_out),
  },
  payment: {
    type: 'card',
    nonce: payment.nonce,
    device_data: payment.deviceData,
    ...(payment.paymentMethodId === undefined ? {} : { payment_method_id: payment.paymentMethodId }),
    ...(payment.keep ? { keep: true } : {}),
  },
  expected_total: toDollars(order.total),
  time_zone: Temporal.Now.timeZoneId(),
  ...(again ? { again: true } : {}),
})

const loyaltyOf = (order: Order) =>
  loyaltyQuery({
    promo: order.loyalty?.option === 'promo' ? order.loyalty.promocode : null,
    credits: order.loyalty?.option === 'credits' ? order.loyalty.credits : null,
  })

/** The attempt is over: its payment pays for nothing any more. */
const isFinal = (error: unknown): boolean =>
  error instanceof ApiFailure && ['declined', 'unavailable', 'price_changed', 'gone', 'not_found'].includes(error.code)

/** From the form to the booking, on the live server and the live card fields. */
export const liveCheckout = ({ callApi, desk, email, today, newKey, keep }: CheckoutServices) => {
  const asked = (order: Order, { first_name: firstName, last_name: lastName }: Guest): CardOrder => ({
    amount: toDollars(order.total),
    email: email(),
    firstName,
    lastName,
  })
  return checkoutMachine.provide({
    actors: {
      openCard: fromPromise(async ({ signal }) => ({ card: await desk.open(signal) })),
      tokenizeCard: fromPromise(async ({ input: { card, order, guest, attemptId, keepsCard }, signal }) => ({
        id: attemptId || newKey(),
        payment: await desk.pay(card, asked(order, guest), signal, keepsCard),
      })),
      loadCards: fromPromise(async ({ signal }) => {
        const { payment_methods } = await callApi('paymentMethods', { signal })
        return payment_methods.map((method) => ({ ...method, isExpired: isExpired(method.expires, today()) }))
      }),
      authenticateCard: fromPromise(async ({ input: { paymentMethodId, order, guest, attemptId }, signal }) => ({
        id: attemptId || newKey(),
        payment: await desk.payKept(paymentMethodId, asked(order, guest), signal),
      })),
      book: fromPromise(async ({ input, signal }) => {
        const { id: idempotencyKey, payment } = input.attempt
        const body = bookingBody(input, desk.paymentOf(payment))
        const { booking } = await callApi('book', { body, idempotencyKey, signal }).catch((error: unknown) => {
          if (isFinal(error)) desk.forget(payment)
          throw error
        })
        desk.forget(payment)
        keep(booking)
        return { id: booking.id, status: booking.status }
      }),
      findBooking: fromPromise(async ({ input: { attemptId }, signal }) => {
        const { booking } = await callApi('attemptedBooking', { query: { key: attemptId }, signal })
        keep(booking)
        return { id: booking.id }
      }),
      loadBooking: fromPromise(async ({ input: { id }, signal }) => {
        const { booking } = await callApi('booking', { params: { id }, signal })
        keep(booking)
        return { status: booking.status }
      }),
      refreshOrder: fromPromise(async ({ input, signal }) => {
        const { rates } = await callApi('rate', {
          params: { rateKey: input.rateKey },
          query: loyaltyOf(input),
          signal,
        })
        const [rate] = rates
        if (rate === undefined) throw new ApiFailure({ code: 'not_found', status: 404, message: 'No rate found' })
        return { ...input, rateKey: rate.rateKey, total: toCents(rate.total) }
      }),
    },
  })
}
