import { viewStateInvariants, type ViewStateTable } from '#machines/kit/verify/invariants.ts'
import type { SnapshotFrom } from 'xstate'
import type { searchMachine } from './search.machine.ts'
import { selectViewState, selectIsBusy, selectIsEarlier, type SearchViewState } from './search.selectors.ts'

const SELECTORS = { viewState: selectViewState, isBusy: selectIsBusy, isEarlier: selectIsEarlier }
type Snapshot = SnapshotFrom<typeof searchMachine>
const hasHotels = ({ context: { results } }: Snapshot) => results !== null && results.count > 0
const running = (viewState: SearchViewState) => (snapshot: Snapshot) => ({
  viewState,
  isBusy: true,
  isEarlier: hasHotels(snapshot),
})
/** No current result. */
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
  'list.loaded': ({ context: { results } }) => ({
    viewState: results?.count === 0 ? 'empty' : 'list',
    isBusy: false,
    isEarlier: false,
  }),
  'list.stopped': without(() => 'stopped'),
  // `refused`: the server named an invalid field; anything else can be retried.
  'list.failed': without(({ context: { failure } }) => (failure?.code === 'invalid_request' ? 'refused' : 'failed')),
  // The state of the URL is not visible.
  'address.shown': {},
  'address.behind': {},
}

export const searchViewStates = viewStateInvariants(SELECTORS, VIEW_STATES)
