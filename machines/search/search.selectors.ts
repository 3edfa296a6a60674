import type { SnapshotFrom } from 'xstate'
import type { searchMachine } from './search.machine.ts'
import { PAGE_SIZE } from './search.view.ts'

type SearchSnapshot = SnapshotFrom<typeof searchMachine>

/**
 * What the screen shows in place of the list, or the list itself. `slow` and `stuck` are searches that run for long;
 * `stopped` is one that the guest called off, `errorEvent` one that cannot be, and its failure names the field.
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
  const { found, failure } = context
  if (typeof list !== 'string') return list.loading === 'fresh' ? 'loading' : list.loading
  if (list === 'failed') return failure?.code === 'invalid_request' ? 'refused' : 'failed'
  if (list === 'loaded') return found?.count === 0 ? 'empty' : 'list'
  return list
}

export const selectIsBusy = (snapshot: SearchSnapshot) => snapshot.hasTag('busy')
/** What the hotels in sight were found by, or will be. */
export const selectListed = ({ context: { found, criteria } }: SearchSnapshot) => found?.criteria ?? criteria
/** The hotels in sight are those of the area before: another one is searched, or could not be. */
export const selectIsEarlier = (snapshot: SearchSnapshot) =>
  !snapshot.matches({ list: 'loaded' }) && (selectCount(snapshot) ?? 0) > 0
export const selectCriteria = (snapshot: SearchSnapshot) => snapshot.context.criteria
export const selectCount = (snapshot: SearchSnapshot) => snapshot.context.found?.count ?? null
export const selectView = (snapshot: SearchSnapshot) => snapshot.context.view
/** How many of the list are shown. */
export const selectShown = (snapshot: SearchSnapshot) => snapshot.context.view.pages * PAGE_SIZE
export const selectFailure = (snapshot: SearchSnapshot) => snapshot.context.failure
