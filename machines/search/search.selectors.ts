import type { SnapshotFrom } from 'xstate'
import type { searchMachine } from './search.machine.ts'
import { PAGE_SIZE } from './search.view.ts'

type SearchSnapshot = SnapshotFrom<typeof searchMachine>

/**
 * What the screen shows in place of the list, or the list itself. `slow` and `stuck` are searches that run for long;
 * `stopped` is one that the guest called off, `refused` one that cannot be, and its failure names the field.
 */
export type SearchFace = 'idle' | 'loading' | 'slow' | 'stuck' | 'stopped' | 'failed' | 'refused' | 'empty' | 'list'

export const selectFace = ({ value: { list }, context }: SearchSnapshot): SearchFace => {
  const { count, failure } = context
  if (typeof list !== 'string') return list.loading === 'fresh' ? 'loading' : list.loading
  if (list === 'failed') return failure?.code === 'invalid_request' ? 'refused' : 'failed'
  if (list === 'loaded') return count === 0 ? 'empty' : 'list'
  return list
}

export const selectIsBusy = (snapshot: SearchSnapshot) => snapshot.hasTag('busy')
/** Another area is searched, and the hotels of the one before are still in sight. */
export const selectIsRefining = (snapshot: SearchSnapshot) => snapshot.hasTag('busy') && snapshot.context.count !== null
export const selectCriteria = (snapshot: SearchSnapshot) => snapshot.context.criteria
export const selectCount = (snapshot: SearchSnapshot) => snapshot.context.count
export const selectView = (snapshot: SearchSnapshot) => snapshot.context.view
/** How many of the list are shown. */
export const selectShown = (snapshot: SearchSnapshot) => snapshot.context.view.pages * PAGE_SIZE
export const selectFailure = (snapshot: SearchSnapshot) => snapshot.context.failure
