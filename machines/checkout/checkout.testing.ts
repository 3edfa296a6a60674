import { fake } from '#machines/kit/port.ts'
import { createActor, SimulatedClock, waitFor, type SnapshotFrom } from 'xstate'
import { NO_BIDS, type BidInputs } from './bids.rules.ts'
import { checkoutMachine } from './checkout.machine.ts'
import { checkoutPorts, type BookingRequest } from './checkout.ports.ts'
import { EMPTY_GUEST } from './checkout.rules.ts'
import { NEW_CARD, type SavedCard, type NonCardPayment } from './savedCards.rules.ts'
import { maya } from './checkout.samples.ts'
import {
  selectCardForm,
  selectViewState,
  selectIsSignedIn,
  selectIsSigningIn,
  selectPaymentMethodId,
  selectProgress,
} from './checkout.selectors.ts'
import type { CheckoutEmitted } from './checkout.setup.ts'

/** A signed-in guest can pay with a saved card or an open card form; a signed-out one presses Pay to sign in. */
export const canSubmit = (snapshot: SnapshotFrom<typeof checkoutMachine>): boolean =>
  selectViewState(snapshot) === 'form' &&
  !selectIsSigningIn(snapshot) &&
  selectProgress(snapshot) === null &&
  (!selectIsSignedIn(snapshot) || selectCardForm(snapshot) === 'ready' || selectPaymentMethodId(snapshot) !== NEW_CARD)

/** The outcome of the booking is unknown, and it will be sent again. */
export const isWaitingToResend = (snapshot: SnapshotFrom<typeof checkoutMachine>): boolean =>
  snapshot.matches({ purchase: { paying: { sending: { request: 'waiting' } } } })

/** The booking is in process and will be checked. */
export const isWaitingToCheck = (snapshot: SnapshotFrom<typeof checkoutMachine>): boolean =>
  snapshot.matches({ purchase: { paying: 'confirming' } })

/** Results of the ports of one checkout. */
export interface Plan {
  isSignedIn?: boolean
  /** Key of an attempt from an earlier page, and its offer. */
  attemptId?: string
  rateKey?: string
  /** Failures of finding that attempt, in order; then it is found. A promise never settles. */
  earlier?: (object | Promise<never>)[]
  isFilled?: boolean
  /** Bids stored by an earlier page. */
  bids?: BidInputs
  /** Results of booking, in order; then it is confirmed. A promise never settles. */
  answers?: (object | Promise<never> | 'processing')[]
  /** Statuses or failures of checking the booking, in order; then it is confirmed. */
  statuses?: ('processing' | 'rejected' | object)[]
  /** Failure of pricing the order again. */
  repricing?: object
  /** Failure of tokenizing. */
  card?: object
  /** Lists of saved cards or failures, in order; the last one repeats. Empty list by default. */
  lists?: (SavedCard[] | Promise<SavedCard[]> | object)[]
  /** Choice made on an earlier page. */
  paymentMethodId?: string
  /** Failures of authenticating a saved card, in order; then it succeeds. */
  banks?: object[]
  /** Failures of the wallet's sheet, in order; then it pays. */
  closing?: object[]
  /** Failures of opening the card form, in order. */
  opening?: object[]
}

const refuse = (failure: object): never => {
  throw Object.assign(new Error('refused'), failure)
}

/** A checkout whose ports follow the plan, and a record of their calls. */
export const checkout = async (plan: Plan = {}, cardForm: 'ready' | 'failed' | null = 'ready') => {
  const { isSignedIn = true, isFilled = false, answers = [], statuses = [], opening = [], earlier = [] } = plan
  const { attemptId = '', rateKey = 'rate-1', lists = [], banks = [], bids = NO_BIDS } = plan
  const { paymentMethodId = null, closing = [] } = plan
  const sheets: { wallet: NonCardPayment; total: number }[] = []
  const wishes: BookingRequest[] = []
  const lookups: string[] = []
  const emitted: CheckoutEmitted[] = []
  const clock = new SimulatedClock()
  const authenticated: string[] = []
  let listed = 0
  let attempts = 0
  const machine = checkoutMachine.provide({
    actors: {
      openCard: fake(checkoutPorts.openCard, () => {
        const failure = opening.shift()
        return failure === undefined ? { card: 'card-1' } : refuse(failure)
      }),
      tokenizeCard: fake(checkoutPorts.tokenizeCard, (input) => {
        if (plan.card !== undefined) refuse(plan.card)
        attempts += 1
        return { id: input.attemptId || `attempt-${attempts}`, payment: `payment-${attempts}` }
      }),
      loadCards: fake(checkoutPorts.loadCards, () => {
        listed += 1
        const answer = (lists.length > 1 ? lists.shift() : lists[0]) ?? []
        return Array.isArray(answer) || answer instanceof Promise ? answer : refuse(answer)
      }),
      authenticateCard: fake(checkoutPorts.authenticateCard, (input) => {
        authenticated.push(input.paymentMethodId)
        const failure = banks.shift()
        if (failure !== undefined) refuse(failure)
        attempts += 1
        return { id: input.attemptId || `attempt-${attempts}`, payment: `payment-${attempts}` }
      }),
      askWallet: fake(checkoutPorts.askWallet, (input) => {
        sheets.push({ wallet: input.wallet, total: input.order.total })
        const failure = closing.shift()
        if (failure !== undefined) refuse(failure)
        attempts += 1
        return { id: input.attemptId || `attempt-${attempts}`, payment: `payment-${attempts}` }
      }),
      book: fake(checkoutPorts.book, (wish) => {
        wishes.push(wish)
        const answer = answers.shift() ?? 'confirmed'
        if (answer instanceof Promise) return answer
        return typeof answer === 'object' ? refuse(answer) : { id: 'b1', status: answer }
      }),
      findBooking: fake(checkoutPorts.findBooking, (input) => {
        lookups.push(input.attemptId)
        const failure = earlier.shift()
        if (failure instanceof Promise) return failure
        return failure === undefined ? { id: 'b1' } : refuse(failure)
      }),
      loadBooking: fake(checkoutPorts.loadBooking, () => {
        const status = statuses.shift() ?? 'confirmed'
        return typeof status === 'object' ? refuse(status) : { status }
      }),
      refreshOrder: fake(checkoutPorts.refreshOrder, (former) =>
        plan.repricing === undefined ? { ...former, total: 40_000, deadline: null } : refuse(plan.repricing),
      ),
    },
  })
  const input = {
    guest: EMPTY_GUEST,
    comment: '',
    bids,
    rateKey,
    attemptId,
    paymentMethodId,
  }
  const actor = createActor(machine, { clock, input })
  actor.on('*', (event) => emitted.push(event))
  actor.start()
  if (isSignedIn) actor.send({ type: 'auth.signedIn', user: maya })
  const until = (reached: Parameters<typeof waitFor<typeof actor>>[1]) => waitFor(actor, reached, { timeout: 2000 })
  actor.send({ type: 'checkout.open', rateKey: 'rate-1' })
  actor.send({ type: 'card.shown' })
  if (isFilled) {
    actor.send({ type: 'guest.change', guest: maya })
    actor.send({ type: 'terms.change', accepted: true })
  }
  if (isSignedIn && cardForm !== null) await until((snapshot) => selectCardForm(snapshot) === cardForm)
  return { actor, clock, emitted, wishes, lookups, authenticated, sheets, listed: () => listed, until }
}
