import { shownLaws, type ShownBy } from '#machines/kit/laws.ts'
import type { destinationMachine } from './destination.machine.ts'
import { selectIsEmpty, selectIsPicking } from './destination.selectors.ts'

const SELECTORS = { isEmpty: selectIsEmpty, isPicking: selectIsPicking }
const NEITHER = { isEmpty: false, isPicking: false }
const SHOWN: ShownBy<typeof destinationMachine, typeof SELECTORS> = {
  idle: NEITHER,
  // How long until the next list is asked for is not seen.
  'editing.debounce.ready': {},
  'editing.debounce.settling': {},
  'editing.debounce.waiting': {},
  'editing.list.blank': NEITHER,
  'editing.list.fetching': NEITHER,
  'editing.list.shown': NEITHER,
  'editing.list.empty': { isEmpty: true, isPicking: false },
  'editing.list.failed': NEITHER,
  picking: { isEmpty: false, isPicking: true },
}

export const destinationShown = shownLaws(SELECTORS, SHOWN)
