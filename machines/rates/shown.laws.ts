import { toCents } from '#contract/money.ts'
import type { LawOf } from '#machines/kit/entry.ts'
import { shownLaws, type ShownBy } from '#machines/kit/laws.ts'
import { isSameView } from '#machines/kit/sameView.ts'
import type { SnapshotFrom } from 'xstate'
import { bidRangesOf } from './bids.rules.ts'
import type { ratesMachine } from './rates.machine.ts'
import { selectFace, selectIsBusy, selectOrder, selectSelectedRate } from './rates.selectors.ts'

type Face = ReturnType<typeof selectFace>

/** An offer that is known stays in sight while it is asked for anew. */
const waiting =
  (face: Face) =>
  ({ context }: SnapshotFrom<typeof ratesMachine>): { face: Face; isBusy: boolean } => ({
    face: context.offer === null ? face : 'refreshing',
    isBusy: true,
  })

const SELECTORS = { face: selectFace, isBusy: selectIsBusy }
const SHOWN: ShownBy<typeof ratesMachine, typeof SELECTORS> = {
  idle: { face: 'idle', isBusy: false },
  'loading.fresh': waiting('loading'),
  'loading.slow': waiting('slow'),
  'loading.stuck': waiting('stuck'),
  loaded: { face: 'loaded', isBusy: false },
  failed: { face: 'failed', isBusy: false },
  gone: { face: 'gone', isBusy: false },
  expired: { face: 'expired', isBusy: false },
}

export const ratesShown: readonly LawOf<typeof ratesMachine>[] = [
  ...shownLaws(SELECTORS, SHOWN),
  {
    says: 'The rate that is selected is one of the offer, of the variant that the guest has chosen where there is one.',
    holds: ({ after }) => {
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
    says: 'What can be ordered is the rate that is selected, for its total and with its ranges of bids.',
    holds: ({ after }) => {
      const rate = selectSelectedRate(after)
      const order = selectOrder(after)
      return rate === null || order === null
        ? rate === null && order === null
        : order.rateKey === rate.rateKey &&
            order.total === toCents(rate.total) &&
            isSameView(order.bidRanges, bidRangesOf(rate))
    },
  },
]
