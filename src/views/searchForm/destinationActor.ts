import type { Destination } from '#contract/destination.ts'
import { destinationOf } from '#machines/destination/destination.rules.ts'
import {
  selectIsEmpty,
  selectIsPicking,
  selectSuggestions,
  selectText,
} from '#machines/destination/destination.selectors.ts'
import { liveDestination } from '#src/actors/destination.ts'
import { rootActor } from '#src/actors/session.ts'
import type { DestinationEvent } from '#machines/destination/destination.setup.ts'
import type { PlaceOption } from '#machines/destination/destination.rules.ts'

export interface DestinationView {
  text: string
  suggestions: readonly PlaceOption[]
  isEmpty: boolean
  isPicking: boolean
}

export interface RunningDestination {
  send: (event: DestinationEvent) => void
  stop: () => void
}

/** Starts the field's machine. It is loaded when the field is first touched: most visits never need it. */
export const startDestination = (
  selected: string,
  told: {
    view: (view: DestinationView) => void
    place: (destination: Destination | undefined) => void
    /** It has ended by a fault of ours. */
    failed: () => void
  },
): RunningDestination => {
  const actor = rootActor('destination', liveDestination, { input: { selected, types: [] } })
  actor.subscribe({
    next: (snapshot) =>
      told.view({
        text: selectText(snapshot),
        suggestions: selectSuggestions(snapshot),
        isEmpty: selectIsEmpty(snapshot),
        isPicking: selectIsPicking(snapshot),
      }),
    error: told.failed,
  })
  actor.on('place.picked', ({ place }) => told.place(destinationOf(place)))
  actor.start()
  return { send: (event) => actor.send(event), stop: () => actor.stop() }
}
