import { shownLaws, type ShownBy } from '#machines/kit/laws.ts'
import type { destinationMachine } from './destination.machine.ts'
import { isOffering, selectIsEmpty, selectIsLocating, selectIsPicking } from './destination.selectors.ts'

const SELECTORS = {
  isEmpty: selectIsEmpty,
  isPicking: selectIsPicking,
  isLocating: selectIsLocating,
  isOffering,
}
const NEITHER = { isEmpty: false, isPicking: false, isLocating: false, isOffering: false }
const OFFERING = { ...NEITHER, isOffering: true }
const SHOWN: ShownBy<typeof destinationMachine, typeof SELECTORS> = {
  idle: NEITHER,
  // How long until the next list is asked for is not seen.
  'editing.debounce.ready': {},
  'editing.debounce.settling': {},
  'editing.debounce.waiting': {},
  'editing.list.blank.asking': OFFERING,
  'editing.list.blank.known': OFFERING,
  'editing.list.unlocated': OFFERING,
  'editing.list.fetching': NEITHER,
  'editing.list.shown': NEITHER,
  'editing.list.empty': { ...NEITHER, isEmpty: true },
  'editing.list.failed': NEITHER,
  picking: { ...NEITHER, isPicking: true },
  locating: { ...NEITHER, isLocating: true },
}

export const destinationShown = shownLaws(SELECTORS, SHOWN)
