import { shownLaws, type ShownBy } from '#machines/kit/laws.ts'
import type { walletMachine } from './wallet.machine.ts'
import { selectFace, selectIsOffered } from './wallet.selectors.ts'

const SELECTORS = { face: selectFace, isOffered: selectIsOffered }

const NOTHING = { face: 'hidden', isOffered: false } as const

const SHOWN: ShownBy<typeof walletMachine, typeof SELECTORS> = {
  absent: NOTHING,
  'looking.finding': NOTHING,
  'looking.pausing': NOTHING,
  'looking.preparing': NOTHING,
  unavailable: NOTHING,
  ready: { face: 'offered', isOffered: true },
  sheet: { face: 'sheet', isOffered: true },
  paid: { face: 'waiting', isOffered: true },
}

export const walletShown = shownLaws(SELECTORS, SHOWN)
