import { MAX_PAYMENT_METHODS } from '#contract/booking/paymentMethods.ts'
import type { InvariantOf } from '#machines/kit/verify/machineSpec.ts'
import { viewStateInvariants, type ViewStateTable } from '#machines/kit/verify/invariants.ts'
import type { SnapshotFrom } from 'xstate'
import type { paymentMethodsMachine } from './paymentMethods.machine.ts'
import {
  selectCardForm,
  selectChange,
  selectViewState,
  selectIsFull,
  selectIsListBusy,
  selectIsOutcomeUnknown,
  selectProgress,
} from './paymentMethods.selectors.ts'

const SELECTORS = {
  viewState: selectViewState,
  change: selectChange,
  isListBusy: selectIsListBusy,
  cardForm: selectCardForm,
  progress: selectProgress,
  isOutcomeUnknown: selectIsOutcomeUnknown,
}
type Context = SnapshotFrom<typeof paymentMethodsMachine>['context']

const listOf = ({ methods }: Context) => (methods?.length === 0 ? 'empty' : 'list')
const STILL = { progress: null, isOutcomeUnknown: false } as const
const STORING = { progress: 'storing', isOutcomeUnknown: false } as const

const VIEW_STATES: ViewStateTable<typeof paymentMethodsMachine, typeof SELECTORS> = {
  'list.idle': { viewState: 'loading', change: null, isListBusy: true },
  // Known cards stay visible while they reload.
  'list.loading': ({ context }) => ({
    viewState: context.methods === null ? 'loading' : listOf(context),
    change: null,
    isListBusy: true,
  }),
  'list.ready': ({ context }) => ({ viewState: listOf(context), change: null, isListBusy: false }),
  'list.makingPrimary': ({ context }) => ({
    viewState: listOf(context),
    change: { id: context.target, doing: 'primary' },
    isListBusy: true,
  }),
  'list.removing': ({ context }) => ({
    viewState: listOf(context),
    change: { id: context.target, doing: 'removing' },
    isListBusy: true,
  }),
  'list.failed': { viewState: 'failed', change: null, isListBusy: true },
  'cardFormSlot.unmounted': { cardForm: 'closed' },
  'cardFormSlot.mounted.opening': { cardForm: 'opening' },
  'cardFormSlot.mounted.ready': { cardForm: 'ready' },
  'cardFormSlot.mounted.failed': { cardForm: 'failed' },
  'adding.idle': STILL,
  'adding.verifying': { progress: 'verifying', isOutcomeUnknown: false },
  'adding.storing.sending': STORING,
  'adding.storing.waiting': STORING,
  // The button can be pressed to send the same card again.
  'adding.storing.outcomeUnknown': { progress: null, isOutcomeUnknown: true },
  // Busy until the page is left, so the same card is not added twice.
  'adding.added': STORING,
}

export const paymentMethodsViewStates: readonly InvariantOf<typeof paymentMethodsMachine>[] = [
  ...viewStateInvariants(SELECTORS, VIEW_STATES),
  {
    description: 'A list is full with as many cards as are kept, and not before it is known.',
    check: ({ after }) =>
      selectIsFull(after) === (after.context.methods !== null && after.context.methods.length >= MAX_PAYMENT_METHODS),
  },
]
