import { viewStateInvariants, type ViewStateTable } from '#machines/kit/verify/invariants.ts'
import type { walletMachine } from './wallet.machine.ts'
import { selectViewState, selectIsOffered } from './wallet.selectors.ts'

const SELECTORS = { viewState: selectViewState, isOffered: selectIsOffered }

const NOTHING = { viewState: 'hidden', isOffered: false } as const

const VIEW_STATES: ViewStateTable<typeof walletMachine, typeof SELECTORS> = {
  absent: NOTHING,
  'looking.finding': NOTHING,
  'looking.pausing': NOTHING,
  'looking.preparing': NOTHING,
  unavailable: NOTHING,
  ready: { viewState: 'offered', isOffered: true },
  sheet: { viewState: 'sheet', isOffered: true },
  paid: { viewState: 'waiting', isOffered: true },
}

export const walletViewStates = viewStateInvariants(SELECTORS, VIEW_STATES)
