import { MAX_PAYMENT_METHODS } from '#contract/paymentMethods.ts'
import type { LawOf } from '#machines/kit/entry.ts'
import { shownLaws, type ShownBy } from '#machines/kit/laws.ts'
import type { SnapshotFrom } from 'xstate'
import type { paymentMethodsMachine } from './paymentMethods.machine.ts'
import {
  selectCardForm,
  selectChange,
  selectFace,
  selectIsFull,
  selectIsListBusy,
  selectIsUnsure,
  selectProgress,
} from './paymentMethods.selectors.ts'

const SELECTORS = {
  face: selectFace,
  change: selectChange,
  isListBusy: selectIsListBusy,
  cardForm: selectCardForm,
  progress: selectProgress,
  isUnsure: selectIsUnsure,
}
type Context = SnapshotFrom<typeof paymentMethodsMachine>['context']

const listOf = ({ methods }: Context) => (methods?.length === 0 ? 'empty' : 'list')
const STILL = { progress: null, isUnsure: false } as const
const STORING = { progress: 'storing', isUnsure: false } as const

const SHOWN: ShownBy<typeof paymentMethodsMachine, typeof SELECTORS> = {
  'list.idle': { face: 'loading', change: null, isListBusy: true },
  // Cards that are known stay in sight while they are asked for anew.
  'list.loading': ({ context }) => ({
    face: context.methods === null ? 'loading' : listOf(context),
    change: null,
    isListBusy: true,
  }),
  'list.ready': ({ context }) => ({ face: listOf(context), change: null, isListBusy: false }),
  'list.makingPrimary': ({ context }) => ({
    face: listOf(context),
    change: { id: context.target, doing: 'primary' },
    isListBusy: true,
  }),
  'list.removing': ({ context }) => ({
    face: listOf(context),
    change: { id: context.target, doing: 'removing' },
    isListBusy: true,
  }),
  'list.failed': { face: 'failed', change: null, isListBusy: true },
  'place.away': { cardForm: 'closed' },
  'place.shown.opening': { cardForm: 'opening' },
  'place.shown.ready': { cardForm: 'ready' },
  'place.shown.failed': { cardForm: 'failed' },
  'adding.idle': STILL,
  'adding.verifying': { progress: 'verifying', isUnsure: false },
  'adding.storing.sending': STORING,
  'adding.storing.waiting': STORING,
  // The button can be pressed: the same card is sent again.
  'adding.storing.unsure': { progress: null, isUnsure: true },
  // Until the page has gone: nobody adds the same card twice.
  'adding.added': STORING,
}

export const paymentMethodsShown: readonly LawOf<typeof paymentMethodsMachine>[] = [
  ...shownLaws(SELECTORS, SHOWN),
  {
    says: 'A list is full with as many cards as are kept, and not before it is known.',
    holds: ({ after }) =>
      selectIsFull(after) === (after.context.methods !== null && after.context.methods.length >= MAX_PAYMENT_METHODS),
  },
]
