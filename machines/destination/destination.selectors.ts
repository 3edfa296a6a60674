import type { SnapshotFrom } from 'xstate'
import type { destinationMachine } from './destination.machine.ts'
import type { PlaceShortcut } from './destination.rules.ts'

type DestinationSnapshot = SnapshotFrom<typeof destinationMachine>

export const selectText = ({ context }: DestinationSnapshot) => context.text
export const selectSuggestions = ({ context }: DestinationSnapshot) => context.suggestions
/** Another list is on the way: of the one in sight nothing can be picked (specification §2). */
export const selectIsFetching = (snapshot: DestinationSnapshot) => snapshot.matches({ editing: { list: 'fetching' } })
/** The list came back empty. */
export const selectIsEmpty = (snapshot: DestinationSnapshot) => snapshot.matches({ editing: { list: 'empty' } })
/** The list did not come. */
export const selectHasListError = (snapshot: DestinationSnapshot) => snapshot.matches({ editing: { list: 'failed' } })
/** The guest is about to choose a place. */
export const selectIsInUse = (snapshot: DestinationSnapshot) =>
  !snapshot.matches('idle') && !snapshot.matches('picking')
/** What is written is no place yet, and could be one. */
export const selectHasUnresolvedText = (snapshot: DestinationSnapshot) =>
  snapshot.matches('resolving') || (snapshot.matches('editing') && !isOffering(snapshot))
/** A search waits for the first place for that. */
export const selectIsSearched = ({ context }: DestinationSnapshot) => context.isSearched
/** What was written and is gone, for as long as it is told; null: nothing. */
export const selectDiscardedText = ({ context }: DestinationSnapshot) => context.dropped
/** What stands there before anything is typed. */
export const selectOffers = (snapshot: DestinationSnapshot) =>
  isOffering(snapshot) ? snapshot.context.offers : NO_OFFERS
const NO_OFFERS: PlaceShortcut[] = []
export const isOffering = (snapshot: DestinationSnapshot) =>
  snapshot.matches({ editing: { list: 'blank' } }) || snapshot.matches({ editing: { list: 'unlocated' } })
/** Where the guest is is being found out. */
export const selectIsLocating = (snapshot: DestinationSnapshot) => snapshot.matches('locating')
/** Why it could not be found out; null: it was not asked for, or is known. */
export const selectLocationError = (snapshot: DestinationSnapshot) =>
  snapshot.matches({ editing: { list: 'unlocated' } }) ? snapshot.context.failure : null
/** The detail of a picked place is being loaded: a search has to wait. */
export const selectIsPicking = (snapshot: DestinationSnapshot) => snapshot.matches('picking')
