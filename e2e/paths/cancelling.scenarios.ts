import { cancellingSpec } from '#machines/cancelling/cancelling.samples.ts'
import { selectViewState } from '#machines/cancelling/cancelling.selectors.ts'
import type { BrowserScenarios } from './kit/browserScenarios.ts'

export const cancellingScenarios: BrowserScenarios = {
  entry: { ...cancellingSpec, viewStates: { viewState: { of: selectViewState, values: [] } } },
  // A dialog in progress cannot be closed, and covers the rest of the page.
  canHappen: () => true,
  unreached: [],
}
