import type { SnapshotFrom } from 'xstate'
import type { destinationMachine } from './destination.machine.ts'

type DestinationSnapshot = SnapshotFrom<typeof destinationMachine>

export const selectText = ({ context }: DestinationSnapshot) => context.text
export const selectSuggestions = ({ context }: DestinationSnapshot) => context.suggestions
export const selectFailure = ({ context }: DestinationSnapshot) => context.failure
export const selectIsEditing = (snapshot: DestinationSnapshot) => snapshot.matches('editing')
/** The list came back empty. */
export const selectIsEmpty = (snapshot: DestinationSnapshot) => snapshot.matches({ editing: { list: 'empty' } })
export const selectIsFetching = (snapshot: DestinationSnapshot) => snapshot.matches({ editing: { list: 'fetching' } })
/** The detail of a picked place is being loaded: a search has to wait. */
export const selectIsPicking = (snapshot: DestinationSnapshot) => snapshot.matches('picking')
