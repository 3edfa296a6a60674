import type { SnapshotFrom } from 'xstate'
import type { searchMachine } from './search.machine.ts'

type SearchSnapshot = SnapshotFrom<typeof searchMachine>

/** What the screen shows in place of the list, or the list itself. */
export type SearchFace = 'idle' | 'loading' | 'failed' | 'empty' | 'list'

export const selectFace = (snapshot: SearchSnapshot): SearchFace => {
  if (snapshot.value !== 'loaded') return snapshot.value
  return snapshot.context.count === 0 ? 'empty' : 'list'
}

export const selectIsBusy = (snapshot: SearchSnapshot) => snapshot.hasTag('busy')
export const selectCriteria = (snapshot: SearchSnapshot) => snapshot.context.criteria
export const selectCount = (snapshot: SearchSnapshot) => snapshot.context.count
export const selectFilters = (snapshot: SearchSnapshot) => snapshot.context.filters
export const selectHotelName = (snapshot: SearchSnapshot) => snapshot.context.hotelName
export const selectShown = (snapshot: SearchSnapshot) => snapshot.context.shown
export const selectFailure = (snapshot: SearchSnapshot) => snapshot.context.failure
