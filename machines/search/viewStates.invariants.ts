import { viewStateInvariants, type ViewStateTable } from '#machines/kit/verify/invariants.ts'
import type { SnapshotFrom } from 'xstate'
import type { searchMachine } from './search.machine.ts'
import { selectViewState, selectIsBusy, selectIsEarlier, type SearchViewState } from './search.selectors.ts'

const SELECTORS = { viewState: selectViewState, isBusy: selectIsBusy, isEarlier: selectIsEarlier }
type Snapshot = SnapshotFrom<typeof searchMachine>
const hasHotels = ({ context: { found } }: Snapshot) => found !== null && found.count > 0
const running = (viewState: SearchViewState) => (snapshot: Snapshot) => ({
  viewState,
  isBusy: true,
  isEarlier: hasHotels(snapshot),
})
/** Without an answer of its own. */
const without = (viewState: (snapshot: Snapshot) => SearchViewState) => (snapshot: Snapshot) => ({
  viewState: viewState(snapshot),
  isBusy: false,
  isEarlier: hasHotels(snapshot),
})
const VIEW_STATES: ViewStateTable<typeof searchMachine, typeof SELECTORS> = {
  'list.idle': without(() => 'idle'),
  'list.loading.fresh': running('loading'),
  'list.loading.slow': running('slow'),
  'list.loading.stuck': running('stuck'),
  'list.loaded': ({ context: { found } }) => ({
    viewState: found?.count === 0 ? 'empty' : 'list',
    isBusy: false,
    isEarlier: false,
  }),
  'list.stopped': without(() => 'stopped'),
  // The server has refused what was asked for, and names the field; all else may be tried again.
  'list.failed': without(({ context: { failure } }) => (failure?.code === 'invalid_request' ? 'refused' : 'failed')),
  // Whether the address has followed yet is not seen.
  'address.shown': {},
  'address.behind': {},
}

export const searchViewStates = viewStateInvariants(SELECTORS, VIEW_STATES)
