import { toCents } from '#contract/shared/money.ts'
import type { InvariantOf } from '#machines/kit/verify/machineSpec.ts'
import { viewStateInvariants, type ViewStateTable } from '#machines/kit/verify/invariants.ts'
import { isEqualView } from '#machines/kit/equalView.ts'
import type { SnapshotFrom } from 'xstate'
import { bidRangesOf } from './bids.rules.ts'
import type { ratesMachine } from './rates.machine.ts'
import { selectViewState, selectIsBusy, selectOrder, selectSelectedRate } from './rates.selectors.ts'

type ViewState = ReturnType<typeof selectViewState>

/** A known offer stays visible while it reloads. */
const waiting =
  (viewState: ViewState) =>
  ({ context }: SnapshotFrom<typeof ratesMachine>): { viewState: ViewState; isBusy: boolean } => ({
    viewState: context.offer === null ? viewState : 'refreshing',
    isBusy: true,
  })

const SELECTORS = { viewState: selectViewState, isBusy: selectIsBusy }
const VIEW_STATES: ViewStateTable<typeof ratesMachine, typeof SELECTORS> = {
  idle: { viewState: 'idle', isBusy: false },
  'loading.fresh': waiting('loading'),
  'loading.slow': waiting('slow'),
  'loading.stuck': waiting('stuck'),
  loaded: { viewState: 'loaded', isBusy: false },
  failed: { viewState: 'failed', isBusy: false },
  gone: { viewState: 'gone', isBusy: false },
  expired: { viewState: 'expired', isBusy: false },
}

export const ratesViewStates: readonly InvariantOf<typeof ratesMachine>[] = [
  ...viewStateInvariants(SELECTORS, VIEW_STATES),
  {
    description:
      'The rate that is selected is one of the offer, of the variant that the guest has chosen where there is one.',
    check: ({ after }) => {
      const { offer, choice } = after.context
      const rate = selectSelectedRate(after)
      if (offer === null || rate === null) return rate === null && (offer?.rates.length ?? 0) === 0
      if (choice === 'keyed') return rate === offer.rates[0]
      const isChosen = ({ checkin_guaranteed, checkout_guaranteed }: typeof rate) =>
        checkin_guaranteed === choice?.checkin_guaranteed && checkout_guaranteed === choice.checkout_guaranteed
      return offer.rates.includes(rate) && (isChosen(rate) || !offer.rates.some(isChosen))
    },
  },
  {
    description: 'What can be ordered is the rate that is selected, for its total and with its ranges of bids.',
    check: ({ after }) => {
      const rate = selectSelectedRate(after)
      const order = selectOrder(after)
      return rate === null || order === null
        ? rate === null && order === null
        : order.rateKey === rate.rateKey &&
            order.total === toCents(rate.total) &&
            isEqualView(order.bidRanges, bidRangesOf(rate))
    },
  },
]
