import type { InvariantOf, StepOf } from '#machines/kit/verify/machineSpec.ts'
import {
  invocationInputs,
  eventFailure,
  contextMatches,
  isDoneEvent,
  isErrorEvent,
} from '#machines/kit/verify/invariants.ts'
import { walletAcceptedEvents } from './acceptedEvents.invariants.ts'
import { walletViewStates } from './viewStates.invariants.ts'
import type { walletMachine } from './wallet.machine.ts'
import { scriptPause } from './wallet.rules.ts'
import { selectIsOffered } from './wallet.selectors.ts'

type Step = StepOf<typeof walletMachine>
type Snapshot = Step['after']

const isIn = (snapshot: Snapshot | null, state: 'sheet' | 'paid' | 'looking' | 'unavailable'): boolean =>
  snapshot?.matches(state) ?? false
/** This step leaves the state. */
const leaves = ({ before, after }: Step, state: 'sheet' | 'paid'): boolean => isIn(before, state) && !isIn(after, state)
const emittedEvents = (step: Step, ...types: readonly string[]) =>
  step.emitted.filter(({ type }) => types.includes(type))

export const walletInvariants: readonly InvariantOf<typeof walletMachine>[] = [
  ...walletAcceptedEvents,
  ...walletViewStates,
  {
    description: 'The sheet asks for the price of the moment in which the guest pressed the button.',
    check: (step) => {
      const { event, after } = step
      const inputs = invocationInputs(step, 'openSheet')
      if (event?.type !== 'sheet.open' || !isIn(after, 'sheet')) return inputs.length === 0
      return (
        inputs.length === 1 &&
        inputs.every(({ total, wallet }) => total === event.total && wallet === after.context.wallet)
      )
    },
  },
  {
    description: 'Whoever opened a sheet hears of its end once: what was paid there, or that nothing was.',
    check: (step) => emittedEvents(step, 'sheet.paid', 'sheet.ended').length === (leaves(step, 'sheet') ? 1 : 0),
  },
  {
    description:
      'What was paid is told by its handle, and what was not by its reason; what was closed by others is cancelled.',
    check: (step) => {
      if (!leaves(step, 'sheet')) return true
      return step.emitted.every((one) => {
        if (one.type === 'sheet.paid')
          return isDoneEvent(step, 'openSheet') && one.payment !== '' && one.payment === step.after.context.payment
        if (one.type !== 'sheet.ended') return false
        return one.failure.code === (eventFailure(step)?.code ?? 'wallet.cancelled')
      })
    },
  },
  {
    description: 'Each payment is ended once, as it was told; whoever is told nothing hears that it is open.',
    check: (step) => {
      const { before, event } = step
      const ends = emittedEvents(step, 'payment.ended')
      const verdict = event?.type === 'payment.end' ? event.verdict : 'open'
      return (
        ends.length === (leaves(step, 'paid') ? 1 : 0) &&
        ends.every(
          (one) => one.type === 'payment.ended' && one.payment === before?.context.payment && one.verdict === verdict,
        )
      )
    },
  },
  {
    description: 'A price is known while there is a sheet, and a payment while it waits for its end.',
    check: ({ after }) =>
      (after.context.total !== null) === (isIn(after, 'sheet') || isIn(after, 'paid')) &&
      (after.context.payment !== '') === isIn(after, 'paid'),
  },
  {
    description: 'A wallet is looked for once it is on the page, and no more when it leaves or its guest has gone.',
    check: ({ before, event, after }) => {
      if (before === null) return after.matches('absent')
      const isGone = event?.type === 'wallet.hide' || event?.type === 'session.ended'
      return !isGone || after.matches('absent')
    },
  },
  {
    description: 'What is not on the page holds nothing.',
    check: ({ after }) =>
      !after.matches('absent') || contextMatches(after.context, { tries: 0, total: null, payment: '', failure: null }),
  },
  {
    description: 'The script is looked for as often as the specification says, and no more.',
    check: (step) => {
      const { wallet, tries } = step.after.context
      const inputs = invocationInputs(step, 'findScript')
      const isBegun = isIn(step.after, 'looking') && !isIn(step.before, 'looking')
      return (
        (tries === 0 || scriptPause(wallet, tries - 1) !== null) &&
        inputs.every((one) => one.wallet === wallet) &&
        (!isBegun || (inputs.length === 1 && tries === 0))
      )
    },
  },
  {
    description: 'A script that is not there is looked for until there are no tries left.',
    check: (step) => {
      const { before, event, after } = step
      if (before === null || event === null || !('output' in event) || !isDoneEvent(step, 'findScript')) return true
      const { wallet, tries } = before.context
      if (invocationInputs(step, 'prepareWallet').length > 0) return true
      return after.matches({ looking: 'pausing' })
        ? after.context.tries === tries + 1
        : isIn(after, 'unavailable') && scriptPause(wallet, tries) === null
    },
  },
  {
    description: 'A wallet is prepared for the one that it is, and is not offered before.',
    check: (step) =>
      invocationInputs(step, 'prepareWallet').every(({ wallet }) => wallet === step.after.context.wallet) &&
      (!isIn(step.after, 'looking') || !selectIsOffered(step.after)),
  },
  {
    description: 'Why it cannot be used is known where something failed, until it is looked for anew.',
    check: (step) => {
      const { after } = step
      const failure = eventFailure(step)
      if (failure !== null && isIn(after, 'unavailable')) return after.context.failure?.code === failure.code
      return after.context.failure === null || isIn(after, 'unavailable')
    },
  },
  {
    description: 'A wallet whose sheet was cancelled or failed stays offered.',
    check: (step) => !isErrorEvent(step, 'openSheet') || selectIsOffered(step.after),
  },
]
