import { paymentMethodsMachine } from '#machines/paymentMethods/paymentMethods.machine.ts'
import type { CallApi } from '#src/services/http.ts'
import { fromPromise } from 'xstate'
import type { CardVault } from './cardVault.ts'
import { selectUser } from '#machines/auth/auth.selectors.ts'
import { callApi } from '#src/services/api.ts'
import { authActor } from '#src/actors/auth/authActor.ts'
import { newCardVault } from './cardVaultInstances.ts'
import { lazySingleton } from '#src/actors/system/lazySingleton.ts'
import { onReconnect } from '#src/actors/system/onReconnect.ts'
import { createRootActor } from '#src/actors/system/actorSystem.ts'

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

/** One per page: saving a card continues after its form is closed. */
export const paymentMethodsActor = lazySingleton(() => {
  const auth = authActor()
  const desk = newCardVault()
  const holder = () => {
    const user = selectUser(auth.getSnapshot())
    return { email: user?.email ?? '', firstName: user?.first_name ?? '', lastName: user?.last_name ?? '' }
  }
  const actor = createRootActor('paymentMethods', livePaymentMethods({ callApi, desk, holder }))
  actor.on('cardForm.released', ({ card }) => desk.release(card))
  actor.on('payment.done', ({ payment }) => desk.forget(payment))
  actor.start()
  onReconnect(actor)
  return actor
})
