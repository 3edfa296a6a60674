import { checkoutMachine } from '#machines/checkout/checkout.machine.ts'
import { fromPromise } from 'xstate'
import type { Asked, CheckoutWork } from './checkoutWork.ts'

/**
 * From the form to the booking. `work` loads lazily, on the machine's first request: nobody pays before signing in. Once loaded,
 * it is called synchronously: a wallet sheet opens only within the press itself.
 */
export const liveCheckout = (work: () => CheckoutWork | Promise<CheckoutWork>) => {
  const asking = <Input, Output>(ask: (work: CheckoutWork, asked: Asked<Input>) => Promise<Output>) =>
    fromPromise<Output, Input>((asked) => {
      const here = work()
      return here instanceof Promise ? here.then((come) => ask(come, asked)) : ask(here, asked)
    })
  return checkoutMachine.provide({
    actors: {
      openCard: asking(({ openCard }, asked) => openCard(asked)),
      tokenizeCard: asking(({ tokenizeCard }, asked) => tokenizeCard(asked)),
      loadCards: asking(({ loadCards }, asked) => loadCards(asked)),
      authenticateCard: asking(({ authenticateCard }, asked) => authenticateCard(asked)),
      askWallet: asking(({ askWallet }, asked) => askWallet(asked)),
      book: asking(({ book }, asked) => book(asked)),
      findBooking: asking(({ findBooking }, asked) => findBooking(asked)),
      loadBooking: asking(({ loadBooking }, asked) => loadBooking(asked)),
      refreshOrder: asking(({ refreshOrder }, asked) => refreshOrder(asked)),
    },
  })
}
