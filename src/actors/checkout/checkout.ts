import { checkoutMachine } from '#machines/checkout/checkout.machine.ts'
import { fromPromise } from 'xstate'
import { type Invocation, type CheckoutWork } from './checkoutWork.ts'
import { selectLoyaltyWish } from '#machines/rates/loyalty.selectors.ts'
import { ApiFailure, noAnswerCode } from '#src/services/apiFailure.ts'
import { isOnline } from '#src/services/connection.ts'
import { hasStoredSession } from '#src/services/identity/storedSession.ts'
import { sessionJson } from '#src/services/storage.ts'
import { keep, readStoredCheckout } from './storedCheckout.ts'
import { forgetLoyaltyWish, saveLoyaltyChoice } from './loyaltyChoice.ts'
import { lazySingleton } from '#src/actors/system/lazySingleton.ts'
import { onReconnect } from '#src/actors/system/onReconnect.ts'
import { byItsOwner, liveRates } from '#src/actors/hotel/rates.ts'
import { createRootActor } from '#src/actors/system/actorSystem.ts'

/**
 * From the form to the booking. `work` loads lazily, on the machine's first request: nobody pays before signing in. Once loaded,
 * it is called synchronously: a wallet sheet opens only within the press itself.
 */
export const liveCheckout = (work: () => CheckoutWork | Promise<CheckoutWork>) => {
  const asking = <Input, Output>(ask: (work: CheckoutWork, invocation: Invocation<Input>) => Promise<Output>) =>
    fromPromise<Output, Input>((invocation) => {
      const here = work()
      return here instanceof Promise ? here.then((come) => ask(come, invocation)) : ask(here, invocation)
    })
  return checkoutMachine.provide({
    actors: {
      openCard: asking(({ openCard }, invocation) => openCard(invocation)),
      tokenizeCard: asking(({ tokenizeCard }, invocation) => tokenizeCard(invocation)),
      loadCards: asking(({ loadCards }, invocation) => loadCards(invocation)),
      authenticateCard: asking(({ authenticateCard }, invocation) => authenticateCard(invocation)),
      askWallet: asking(({ askWallet }, invocation) => askWallet(invocation)),
      book: asking(({ book }, invocation) => book(invocation)),
      findBooking: asking(({ findBooking }, invocation) => findBooking(invocation)),
      loadBooking: asking(({ loadBooking }, invocation) => loadBooking(invocation)),
      refreshOrder: asking(({ refreshOrder }, invocation) => refreshOrder(invocation)),
    },
  })
}

/** A code chunk failed to load. */
const lost = (cause: unknown): never => {
  throw new ApiFailure({ code: noAnswerCode(isOnline()), cause })
}

let work: CheckoutWork | undefined
const bringWork = async (): Promise<CheckoutWork> => {
  const { payingWork } = await import('./payingWork.ts').catch(lost)
  work = payingWork()
  return work
}

/** One checkout per page: leaving the checkout does not stop a payment under way. */
export const checkoutActor = lazySingleton(() => {
  const machine = liveCheckout(() => work ?? bringWork())
  const actor = createRootActor('checkout', machine, { input: readStoredCheckout(sessionJson) })
  actor.on('booked', forgetLoyaltyWish)
  actor.on('cardForm.released', ({ card }) => work?.releaseCard(card))
  actor.subscribe((snapshot) => keep(sessionJson, snapshot))
  actor.start()
  onReconnect(actor)
  return actor
})

const openSession = async (): Promise<void> => {
  const { authActor } = await import('#src/actors/auth/authActor.ts').catch(lost)
  authActor()
}

/** The offer being paid for. */
export const checkoutRates = lazySingleton(() => {
  const actor = createRootActor('checkout.rates', liveRates(byItsOwner(hasStoredSession, openSession))).start()
  // Save the choice only once it has loaded: a refused code must not be requested again.
  actor.subscribe((snapshot) => {
    if (snapshot.matches('loaded')) saveLoyaltyChoice(selectLoyaltyWish(snapshot))
  })
  onReconnect(actor)
  return actor
})
