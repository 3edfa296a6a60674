import { cancellingSpec } from '#machines/cancelling/cancelling.samples.ts'
import { selectViewState } from '#machines/cancelling/cancelling.selectors.ts'
import type { Reach } from './kit/reach.ts'

export const cancellingReach: Reach = {
  entry: { ...cancellingSpec, viewStates: { viewState: { of: selectViewState, values: [] } } },
  // A dialog in progress cannot be closed, and covers the rest of the page.
  canHappen: () => true,
  unreached: [],
}
