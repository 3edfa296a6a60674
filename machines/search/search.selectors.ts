import type { SnapshotFrom } from 'xstate'
import type { searchMachine } from './search.machine.ts'
import { PAGE_SIZE } from './search.view.ts'

type SearchSnapshot = SnapshotFrom<typeof searchMachine>

/**
 * View state of the results page. `slow` and `stuck`: the search has been running for long. `stopped`: the guest cancelled it.
 * `refused`: an invalid search, whose failure names the field.
 */
export type SearchViewState =
  | 'idle'
  | 'loading'
  | 'slow'
  | 'stuck'
  | 'stopped'
  | 'failed'
  | 'refused'
  | 'empty'
  | 'list'

export const selectViewState = ({ value: { list }, context }: SearchSnapshot): SearchViewState => {
  const { results, failure } = context
  if (typeof list !== 'string') return list.loading === 'fresh' ? 'loading' : list.loading
  if (list === 'failed') return failure?.code === 'invalid_request' ? 'refused' : 'failed'
  if (list === 'loaded') return results?.count === 0 ? 'empty' : 'list'
  return list
}

export const selectIsBusy = (snapshot: SearchSnapshot) => snapshot.hasTag('busy')
/** Criteria of the hotels shown, or of the running search. */
export const selectListed = ({ context: { results, criteria } }: SearchSnapshot) => results?.criteria ?? criteria
/** The hotels shown are from an earlier area: another one is being searched, or could not be. */
export const selectIsEarlier = (snapshot: SearchSnapshot) =>
  !snapshot.matches({ list: 'loaded' }) && (selectCount(snapshot) ?? 0) > 0
export const selectCriteria = (snapshot: SearchSnapshot) => snapshot.context.criteria
export const selectCount = (snapshot: SearchSnapshot) => snapshot.context.results?.count ?? null
export const selectView = (snapshot: SearchSnapshot) => snapshot.context.view
/** Maximum number of hotels shown. */
export const selectShown = (snapshot: SearchSnapshot) => snapshot.context.view.pages * PAGE_SIZE
export const selectFailure = (snapshot: SearchSnapshot) => snapshot.context.failure
