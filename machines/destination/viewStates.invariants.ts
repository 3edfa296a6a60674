import { viewStateInvariants, type ViewStateTable } from '#machines/kit/verify/invariants.ts'
import type { destinationMachine } from './destination.machine.ts'
import {
  isOffering,
  selectIsEmpty,
  selectIsInUse,
  selectIsLocating,
  selectIsPicking,
  selectHasListError,
  selectHasUnresolvedText,
} from './destination.selectors.ts'

const SELECTORS = {
  isEmpty: selectIsEmpty,
  isInUse: selectIsInUse,
  isPicking: selectIsPicking,
  isLocating: selectIsLocating,
  isOffering,
  isUnlisted: selectHasListError,
  hasUnresolvedText: selectHasUnresolvedText,
}
const NEITHER = {
  isEmpty: false,
  isInUse: false,
  isPicking: false,
  isLocating: false,
  isOffering: false,
  isUnlisted: false,
  hasUnresolvedText: false,
}
const IN_USE = { ...NEITHER, isInUse: true }
const WRITTEN = { ...IN_USE, hasUnresolvedText: true }
const OFFERING = { ...IN_USE, isOffering: true }
const VIEW_STATES: ViewStateTable<typeof destinationMachine, typeof SELECTORS> = {
  'idle.quiet': NEITHER,
  'idle.dropped': NEITHER,
  // The debounce is not visible.
  'editing.debounce.ready': {},
  'editing.debounce.settling': {},
  'editing.debounce.waiting': {},
  'editing.list.blank.asking': OFFERING,
  'editing.list.blank.known': OFFERING,
  'editing.list.unlocated': OFFERING,
  'editing.list.fetching': WRITTEN,
  'editing.list.shown': WRITTEN,
  'editing.list.empty': { ...WRITTEN, isEmpty: true },
  'editing.list.failed': { ...WRITTEN, isUnlisted: true },
  resolving: WRITTEN,
  picking: { ...NEITHER, isPicking: true },
  locating: { ...IN_USE, isLocating: true },
}

export const destinationViewStates = viewStateInvariants(SELECTORS, VIEW_STATES)
