import type { SnapshotFrom } from 'xstate'
import type { destinationMachine } from './destination.machine.ts'

type DestinationSnapshot = SnapshotFrom<typeof destinationMachine>

export const selectText = ({ context }: DestinationSnapshot) => context.text
export const selectSuggestions = ({ context }: DestinationSnapshot) => context.suggestions
/** The list came back empty. */
export const selectIsEmpty = (snapshot: DestinationSnapshot) => snapshot.matches({ editing: { list: 'empty' } })
/** What stands below the field. */
export const selectFace = (snapshot: DestinationSnapshot): 'closed' | 'list' | 'empty' | 'picking' => {
  if (selectIsPicking(snapshot)) return 'picking'
  if (selectIsEmpty(snapshot)) return 'empty'
  return selectSuggestions(snapshot).length > 0 ? 'list' : 'closed'
}
/** The detail of a picked place is being loaded: a search has to wait. */
export const selectIsPicking = (snapshot: DestinationSnapshot) => snapshot.matches('picking')
