import type { SnapshotFrom } from 'xstate'
import type { destinationMachine } from './destination.machine.ts'

type DestinationSnapshot = SnapshotFrom<typeof destinationMachine>

export const selectText = ({ context }: DestinationSnapshot) => context.text
export const selectSuggestions = ({ context }: DestinationSnapshot) => context.suggestions
/** The list came back empty. */
export const selectIsEmpty = (snapshot: DestinationSnapshot) => snapshot.matches({ editing: { list: 'empty' } })
/** The detail of a picked place is being loaded: a search has to wait. */
export const selectIsPicking = (snapshot: DestinationSnapshot) => snapshot.matches('picking')
