import type { LawOf, StepOf } from '#machines/kit/entry.ts'
import { asksOf, failureIn, has, isAnswer, isRefusal } from '#machines/kit/laws.ts'
import { walletHeard } from './heard.laws.ts'
import { walletShown } from './shown.laws.ts'
import type { walletMachine } from './wallet.machine.ts'
import { scriptPause } from './wallet.rules.ts'
import { selectIsOffered } from './wallet.selectors.ts'

type Step = StepOf<typeof walletMachine>
type Snapshot = Step['after']

const isIn = (snapshot: Snapshot | null, state: 'sheet' | 'paid' | 'looking' | 'unavailable'): boolean =>
  snapshot?.matches(state) ?? false
/** It was here before this step, and is not after it. */
const leaves = ({ before, after }: Step, state: 'sheet' | 'paid'): boolean => isIn(before, state) && !isIn(after, state)
const told = (step: Step, ...types: readonly string[]) => step.emitted.filter(({ type }) => types.includes(type))

export const walletLaws: readonly LawOf<typeof walletMachine>[] = [
  ...walletHeard,
  ...walletShown,
  {
    says: 'The sheet asks for the price of the moment in which the guest pressed the button.',
    holds: (step) => {
      const { event, after } = step
      const asked = asksOf(step, 'openSheet')
      if (event?.type !== 'sheet.open' || !isIn(after, 'sheet')) return asked.length === 0
      return (
        asked.length === 1 &&
        asked.every(({ total, wallet }) => total === event.total && wallet === after.context.wallet)
      )
    },
  },
  {
    says: 'Whoever opened a sheet hears of its end once: what was paid there, or that nothing was.',
    holds: (step) => told(step, 'sheet.paid', 'sheet.ended').length === (leaves(step, 'sheet') ? 1 : 0),
  },
  {
    says: 'What was paid is told by its handle, and what was not by its reason; what was closed by others is cancelled.',
    holds: (step) => {
      if (!leaves(step, 'sheet')) return true
      return step.emitted.every((one) => {
        if (one.type === 'sheet.paid')
          return isAnswer(step, 'openSheet') && one.payment !== '' && one.payment === step.after.context.payment
        if (one.type !== 'sheet.ended') return false
        return one.failure.code === (failureIn(step)?.code ?? 'wallet.cancelled')
      })
    },
  },
  {
    says: 'Each payment is ended once, as it was told; whoever is told nothing hears that it is open.',
    holds: (step) => {
      const { before, event } = step
      const ends = told(step, 'payment.ended')
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
    says: 'A price is known while there is a sheet, and a payment while it waits for its end.',
    holds: ({ after }) =>
      (after.context.total !== null) === (isIn(after, 'sheet') || isIn(after, 'paid')) &&
      (after.context.payment !== '') === isIn(after, 'paid'),
  },
  {
    says: 'A wallet is looked for once it is on the page, and no more when it leaves or its guest has gone.',
    holds: ({ before, event, after }) => {
      if (before === null) return after.matches('absent')
      const isGone = event?.type === 'wallet.hide' || event?.type === 'session.ended'
      return !isGone || after.matches('absent')
    },
  },
  {
    says: 'What is not on the page holds nothing.',
    holds: ({ after }) =>
      !after.matches('absent') || has(after.context, { tries: 0, total: null, payment: '', failure: null }),
  },
  {
    says: 'The script is looked for as often as the specification says, and no more.',
    holds: (step) => {
      const { wallet, tries } = step.after.context
      const asked = asksOf(step, 'findScript')
      const isBegun = isIn(step.after, 'looking') && !isIn(step.before, 'looking')
      return (
        (tries === 0 || scriptPause(wallet, tries - 1) !== null) &&
        asked.every((one) => one.wallet === wallet) &&
        (!isBegun || (asked.length === 1 && tries === 0))
      )
    },
  },
  {
    says: 'A script that is not there is looked for until there are no tries left.',
    holds: (step) => {
      const { before, event, after } = step
      if (before === null || event === null || !('output' in event) || !isAnswer(step, 'findScript')) return true
      const { wallet, tries } = before.context
      if (asksOf(step, 'prepareWallet').length > 0) return true
      return after.matches({ looking: 'pausing' })
        ? after.context.tries === tries + 1
        : isIn(after, 'unavailable') && scriptPause(wallet, tries) === null
    },
  },
  {
    says: 'A wallet is prepared for the one that it is, and is not offered before.',
    holds: (step) =>
      asksOf(step, 'prepareWallet').every(({ wallet }) => wallet === step.after.context.wallet) &&
      (!isIn(step.after, 'looking') || !selectIsOffered(step.after)),
  },
  {
    says: 'Why it cannot be used is known where something failed, until it is looked for anew.',
    holds: (step) => {
      const { after } = step
      const failure = failureIn(step)
      if (failure !== null && isIn(after, 'unavailable')) return after.context.failure?.code === failure.code
      return after.context.failure === null || isIn(after, 'unavailable')
    },
  },
  {
    says: 'A wallet that no other try will mend is not offered any more; one that was cancelled or failed is.',
    holds: (step) =>
      !isRefusal(step, 'openSheet') || selectIsOffered(step.after) === (failureIn(step)?.code !== 'wallet.unusable'),
  },
]
