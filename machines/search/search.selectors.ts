import type { SnapshotFrom } from 'xstate'
import type { searchMachine } from './search.machine.ts'
import { PAGE_SIZE } from './search.view.ts'

type SearchSnapshot = SnapshotFrom<typeof searchMachine>

/**
 * What the screen shows in place of the list, or the list itself. `slow` and `stuck` are searches that run for long;
 * `refused` is one that cannot be, and its failure names the field.
 */
export type SearchFace = 'idle' | 'loading' | 'slow' | 'stuck' | 'failed' | 'refused' | 'empty' | 'list'

export const selectFace = ({ value, context }: SearchSnapshot): SearchFace => {
  const { count, failure } = context
  if (typeof value !== 'string') return value.loading === 'fresh' ? 'loading' : value.loading
  if (value === 'failed') return failure?.code === 'invalid_request' ? 'refused' : 'failed'
  if (value === 'idle') return 'idle'
  return count === 0 ? 'empty' : 'list'
}

export const selectIsBusy = (snapshot: SearchSnapshot) => snapshot.hasTag('busy')
export const selectCriteria = (snapshot: SearchSnapshot) => snapshot.context.criteria
export const selectCount = (snapshot: SearchSnapshot) => snapshot.context.count
export const selectFilters = (snapshot: SearchSnapshot) => snapshot.context.filters
export const selectHotelName = (snapshot: SearchSnapshot) => snapshot.context.hotelName
export const selectPages = (snapshot: SearchSnapshot) => snapshot.context.pages
/** How many of the list are shown. */
export const selectShown = (snapshot: SearchSnapshot) => snapshot.context.pages * PAGE_SIZE
export const selectFailure = (snapshot: SearchSnapshot) => snapshot.context.failure
