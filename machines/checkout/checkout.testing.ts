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

/** A signed-in guest pays with a kept card, or once the card form is there; a signed-out one presses Pay to sign in. */
export const canSubmit = (snapshot: SnapshotFrom<typeof checkoutMachine>): boolean =>
  selectViewState(snapshot) === 'form' &&
  !selectIsSigningIn(snapshot) &&
  selectProgress(snapshot) === null &&
  (!selectIsSignedIn(snapshot) || selectCardForm(snapshot) === 'ready' || selectPaymentMethodId(snapshot) !== NEW_CARD)

/** Nobody knows whether the booking was heard: it is going to be sent again. */
export const isWaitingToResend = (snapshot: SnapshotFrom<typeof checkoutMachine>): boolean =>
  snapshot.matches({ purchase: { paying: { sending: { request: 'waiting' } } } })

/** The booking is in process: it is going to be looked at. */
export const isWaitingToCheck = (snapshot: SnapshotFrom<typeof checkoutMachine>): boolean =>
  snapshot.matches({ purchase: { paying: 'confirming' } })

/** What happens around one checkout. */
export interface Plan {
  isSignedIn?: boolean
  /** The key of an attempt that an earlier page made, and the offer it was made at. */
  attemptId?: string
  rateKey?: string
  /** Why that attempt is not found, in turn; then that it is. A promise: nothing, for ever. */
  earlier?: (object | Promise<never>)[]
  isFilled?: boolean
  /** What an earlier page kept of the bids. */
  bids?: BidInputs
  /** What booking answers, in turn; then that it is confirmed. A promise: nothing, for ever. */
  answers?: (object | Promise<never> | 'processing')[]
  /** What looking at the booking finds, or why it cannot be looked at, in turn; then that it is confirmed. */
  found?: ('processing' | 'rejected' | object)[]
  /** Why the order cannot be priced anew. */
  repricing?: object
  /** Why tokenizing fails. */
  card?: object
  /** The kept cards as they are listed, in turn, or why they are not; the last one again and again. None without. */
  lists?: (SavedCard[] | Promise<SavedCard[]> | object)[]
  /** What was chosen on an earlier page. */
  paymentMethodId?: string
  /** Why authenticating a kept card fails, in turn; then that it is done. */
  banks?: object[]
  /** Why a wallet's sheet closes without a payment, in turn; then the guest pays. */
  closing?: object[]
  /** Why opening the card form fails, in turn. */
  opening?: object[]
}

const refuse = (failure: object): never => {
  throw Object.assign(new Error('refused'), failure)
}

/** A checkout whose services answer by plan, and what was asked of them. */
export const checkout = async (plan: Plan = {}, cardForm: 'ready' | 'failed' | null = 'ready') => {
  const { isSignedIn = true, isFilled = false, answers = [], found = [], opening = [], earlier = [] } = plan
  const { attemptId = '', rateKey = 'rate-1', lists = [], banks = [], bids = NO_BIDS } = plan
  const { paymentMethodId = null, closing = [] } = plan
  const sheets: { wallet: NonCardPayment; total: number }[] = []
  const wishes: BookingRequest[] = []
  const asked: string[] = []
  const told: CheckoutEmitted[] = []
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
        asked.push(input.attemptId)
        const failure = earlier.shift()
        if (failure instanceof Promise) return failure
        return failure === undefined ? { id: 'b1' } : refuse(failure)
      }),
      loadBooking: fake(checkoutPorts.loadBooking, () => {
        const status = found.shift() ?? 'confirmed'
        return typeof status === 'object' ? refuse(status) : { status }
      }),
      refreshOrder: fake(checkoutPorts.refreshOrder, (former) =>
        plan.repricing === undefined ? { ...former, total: 40_000 } : refuse(plan.repricing),
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
  actor.on('*', (event) => told.push(event))
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
  return { actor, clock, told, wishes, asked, authenticated, sheets, listed: () => listed, until }
}
