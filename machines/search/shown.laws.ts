import { shownLaws, type ShownBy } from '#machines/kit/laws.ts'
import type { searchMachine } from './search.machine.ts'
import { selectFace, selectIsBusy } from './search.selectors.ts'

const SELECTORS = { face: selectFace, isBusy: selectIsBusy }
const SHOWN: ShownBy<typeof searchMachine, typeof SELECTORS> = {
  idle: { face: 'idle', isBusy: false },
  'loading.fresh': { face: 'loading', isBusy: true },
  'loading.slow': { face: 'slow', isBusy: true },
  'loading.stuck': { face: 'stuck', isBusy: true },
  loaded: ({ context: { count } }) => ({ face: count === 0 ? 'empty' : 'list', isBusy: false }),
  // The server has refused what was asked for, and names the field; all else may be tried again.
  failed: ({ context: { failure } }) => ({
    face: failure?.code === 'invalid_request' ? 'refused' : 'failed',
    isBusy: false,
  }),
}

export const searchShown = shownLaws(SELECTORS, SHOWN)
