import { paymentMethodsMachine } from '#machines/paymentMethods/paymentMethods.machine.ts'
import type { CallApi } from '#src/services/http.ts'
import { fromPromise } from 'xstate'
import type { CardVault } from './cardVault.ts'

export interface PaymentMethodsServices {
  callApi: CallApi
  desk: Pick<CardVault, 'open' | 'pay' | 'paymentOf'>
  /** The signed-in user, sent to the bank as the cardholder. */
  holder: () => { email: string; firstName: string; lastName: string }
}

/** Saving a card verifies it for zero: no money moves. */
const NO_AMOUNT = 0

/** The saved cards, on the live server and the live card fields. */
export const livePaymentMethods = ({ callApi, desk, holder }: PaymentMethodsServices) =>
  paymentMethodsMachine.provide({
    actors: {
      loadMethods: fromPromise(async ({ signal }) => (await callApi('paymentMethods', { signal })).payment_methods),
      makePrimary: fromPromise(
        async ({ input: { id }, signal }) =>
          (await callApi('makePaymentMethodPrimary', { body: { id }, signal })).payment_method,
      ),
      removeMethod: fromPromise(async ({ input: { id }, signal }) => {
        await callApi('removePaymentMethod', { query: { id }, signal })
        return null
      }),
      openCard: fromPromise(async ({ signal }) => ({ card: await desk.open(signal) })),
      tokenizeCard: fromPromise(async ({ input: { card }, signal }) => ({
        payment: await desk.pay(card, { amount: NO_AMOUNT, ...holder() }, signal),
      })),
      storeCard: fromPromise(async ({ input: { payment }, signal }) => {
        const { nonce, deviceData } = desk.paymentOf(payment)
        const body = { nonce, device_data: deviceData }
        return (await callApi('addPaymentMethod', { body, signal })).payment_method
      }),
    },
  })
