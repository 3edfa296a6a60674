import type { SnapshotFrom } from 'xstate'
import type { destinationMachine } from './destination.machine.ts'
import type { PlaceShortcut } from './destination.rules.ts'

type DestinationSnapshot = SnapshotFrom<typeof destinationMachine>

export const selectText = ({ context }: DestinationSnapshot) => context.text
export const selectSuggestions = ({ context }: DestinationSnapshot) => context.suggestions
/** Another list is loading, so nothing can be picked from the one shown (specification §2). */
export const selectIsFetching = (snapshot: DestinationSnapshot) => snapshot.matches({ editing: { list: 'fetching' } })
export const selectIsEmpty = (snapshot: DestinationSnapshot) => snapshot.matches({ editing: { list: 'empty' } })
/** The list could not be loaded. */
export const selectHasListError = (snapshot: DestinationSnapshot) => snapshot.matches({ editing: { list: 'failed' } })
/** The guest is choosing a place. */
export const selectIsInUse = (snapshot: DestinationSnapshot) =>
  !snapshot.matches('idle') && !snapshot.matches('picking')
/** The text is not resolved to a place yet. */
export const selectHasUnresolvedText = (snapshot: DestinationSnapshot) =>
  snapshot.matches('resolving') || (snapshot.matches('editing') && !isOffering(snapshot))
/** A search waits for the submitted text to be resolved. */
export const selectIsSearched = ({ context }: DestinationSnapshot) => context.isSearched
/** Discarded text while its notice is shown; null: none. */
export const selectDiscardedText = ({ context }: DestinationSnapshot) => context.dropped
/** Offers of the empty field. */
export const selectOffers = (snapshot: DestinationSnapshot) =>
  isOffering(snapshot) ? snapshot.context.offers : NO_OFFERS
const NO_OFFERS: PlaceShortcut[] = []
export const isOffering = (snapshot: DestinationSnapshot) =>
  snapshot.matches({ editing: { list: 'blank' } }) || snapshot.matches({ editing: { list: 'unlocated' } })
/** The guest's location is being determined. */
export const selectIsLocating = (snapshot: DestinationSnapshot) => snapshot.matches('locating')
/** Failure of determining the location; null: none, or not requested. */
export const selectLocationError = (snapshot: DestinationSnapshot) =>
  snapshot.matches({ editing: { list: 'unlocated' } }) ? snapshot.context.failure : null
/** The detail of a picked place is loading, so a search must wait. */
export const selectIsPicking = (snapshot: DestinationSnapshot) => snapshot.matches('picking')
