import { checkoutMachine } from '#machines/checkout/checkout.machine.ts'
import { fromPromise } from 'xstate'
import type { Invocation, CheckoutWork } from './checkoutWork.ts'

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
